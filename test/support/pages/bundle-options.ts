/** How the pages with real frameworks, editors and widgets are bundled. */
import { readFileSync } from 'node:fs';
import type { BuildOptions, Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, ({ path }) => {
      const options = { filename: path, generate: 'client', css: 'injected', dev: false } as const;
      return { contents: compile(readFileSync(path, 'utf8'), options).js.code, loader: 'js' };
    });
  },
};

export const bundleOptions = {
  bundle: true,
  format: 'esm',
  // The project's own tsconfig.json, which would come first, is for Preact.
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } },
  conditions: ['module', 'browser', 'production'],
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  alias: { vue: 'vue/dist/vue.esm-bundler.js' },
  loader: {
    '.woff': 'empty',
    '.woff2': 'empty',
    '.ttf': 'empty',
    '.eot': 'empty',
    '.webp': 'dataurl',
    '.svg': 'dataurl',
    '.png': 'dataurl',
    '.gif': 'dataurl',
  },
  plugins: [svelte],
  logLevel: 'error',
} satisfies BuildOptions;
