/** Shows the description that the page carries in itself, so that nothing is fetched without a key. */

// The class by which Swagger UI's own style sheet is dark.
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyColorScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyColorScheme);
applyColorScheme();

globalThis.SwaggerUIBundle({
  spec: JSON.parse(document.getElementById('openapi').textContent),
  domNode: document.getElementById('reference'),
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  // The key is forgotten with the page.
  persistAuthorization: false,
  validatorUrl: null,
});
