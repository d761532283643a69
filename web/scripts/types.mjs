// Makes the TypeScript of what the server speaks from src/protocol/types/schema.json.
//   python -m duskbox.server.schemas > web/src/protocol/types/schema.json && node web/scripts/types.mjs
// With --check nothing is written; the exit code says whether the TypeScript is made from that schema.
import { readFile, writeFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import openapiTS, { astToString } from 'openapi-typescript';

const folder = new URL('../src/protocol/types/', import.meta.url);
const note = '// Made by scripts/types.mjs from schema.json; do not edit.\n\n';
const options = {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  emptyObjectsUnknown: true,
  defaultNonNullable: false,
};

const { openapi, messages } = JSON.parse(await readFile(new URL('schema.json', folder), 'utf8'));

// Socket messages are no part of OpenAPI, but one tool for both gives one style. It tells members of a union by their
// `type` itself, so the discriminator would only wrap them.
const asComponents = JSON.parse(JSON.stringify(messages).replaceAll('#/$defs/', '#/components/schemas/')).$defs;
for (const schema of Object.values(asComponents)) {
  delete schema.discriminator;
  if (schema.properties?.type) schema.required = ['type', ...(schema.required ?? [])];
}
const sources = {
  'api.ts': openapi,
  'messages.ts': {
    openapi: '3.1.0',
    info: { title: 'Messages', version: '' },
    paths: {},
    components: { schemas: asComponents },
  },
};

let stale = false;
for (const [name, source] of Object.entries(sources)) {
  const made = note + astToString(await openapiTS(source, options));
  const file = new URL(name, folder);
  if (!argv.includes('--check')) await writeFile(file, made);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== made) {
    console.error(`src/protocol/types/${name} is not made from schema.json: run node scripts/types.mjs`);
    stale = true;
  }
}
exit(stale ? 1 : 0);
