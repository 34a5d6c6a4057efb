/** Shows the description that the page carries in itself, so that nothing is fetched without a key. */

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
