/** The OpenAPI document, made from the schemas that validate. */
import type { Handler, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { AppEnv } from '../../http/app-env';
import { withoutDefaults } from './without-defaults';

export type ApiDescription = Awaited<ReturnType<typeof generateSpecs>>;

/** The OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html) of the routes of `v1`. */
export async function describeApi(v1: Hono<AppEnv>, version: string): Promise<ApiDescription> {
  const document = await generateSpecs(v1, {
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: 'tabrelay',
        version,
        description: 'Your own logged-in browser as a REST API on this machine.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/v1', description: 'This relay.' }],
      security: [{ bearer: [] }],
      tags: [
        { name: 'Sessions', description: 'A session is a browser window of its own.' },
        { name: 'Autonomy', description: 'One call does a whole task.' },
        { name: 'Browsers', description: 'The browsers that run with the extension in them.' },
      ],
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The API key; `npm start` says where it is kept.',
          },
        },
      },
    },
  });
  return withoutDefaults(document);
}

/** GET /v1/openapi.json */
export function openApiDocument(description: () => Promise<ApiDescription>): Handler<AppEnv> {
  return async (c) => c.json(await description());
}
