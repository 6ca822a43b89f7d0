// Makes discord-api-v10.json: of Discord's OpenAPI document, what a server for the bot must know.
//
//     npm install discord-api-spec zod@4 typescript@5        in an empty folder
//     node <repository>/tests/discord_server/discord-api-v10.mjs > discord-api-v10.json
//
// The package is generated from the document: operations as TypeScript types, schemas as Zod. The operations below are
// those that the stand-in routes; of the schemas, only those that they reach are kept.

import { copyFileSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const OPERATIONS = [
  "get /users/@me",
  "get /oauth2/applications/@me",
  "get /gateway",
  "get /gateway/bot",
  "put /applications/{application_id}/commands",
  "get /applications/{application_id}/emojis",
  "post /applications/{application_id}/emojis",
  "delete /applications/{application_id}/emojis/{emoji_id}",
  "put /applications/{application_id}/guilds/{guild_id}/commands",
  "post /interactions/{interaction_id}/{interaction_token}/callback",
  "get /webhooks/{webhook_id}/{webhook_token}/messages/@original",
  "patch /webhooks/{webhook_id}/{webhook_token}/messages/@original",
  "delete /webhooks/{webhook_id}/{webhook_token}/messages/@original",
  "get /channels/{channel_id}/messages",
  "post /channels/{channel_id}/messages",
  "patch /channels/{channel_id}/messages/{message_id}",
  "delete /channels/{channel_id}/messages/{message_id}",
  "post /channels/{channel_id}/messages/{message_id}/threads",
  "get /guilds/{guild_id}/members/{user_id}",
  "get /users/@me/guilds",
  "post /users/@me/channels",
  "get /applications/{application_id}/commands",
  "get /applications/{application_id}/guilds/{guild_id}/commands",
  "get /channels/{channel_id}",
  "patch /channels/{channel_id}",
  "get /guilds/{guild_id}",
  "get /guilds/{guild_id}/scheduled-events",
  "post /guilds/{guild_id}/scheduled-events",
  "get /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}",
  "patch /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}",
  "delete /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}",
];

const modules = resolve("node_modules");
const spec = resolve(modules, "discord-api-spec");
const load = (path) => import(pathToFileURL(resolve(modules, path)));

/** The package calls its modules `.js` without saying that they are modules. */
async function schemas() {
  const source = resolve(spec, "build/discord-api-spec.zod.js");
  copyFileSync(source, `${source}.mjs`);
  const [z, zod] = await Promise.all([load("zod/index.js"), import(pathToFileURL(`${source}.mjs`))]);
  const registry = z.registry();
  for (const [name, schema] of Object.entries(zod)) {
    if (name.endsWith("Schema")) registry.add(schema, { id: name.slice(0, -"Schema".length) });
  }
  const options = { uri: (id) => `#/$defs/${id}`, io: "input", unrepresentable: "any", override };
  const { schemas } = z.toJSONSchema(registry, options);
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas;
}

/** Zod's own notion of a time takes UTC only; the document says "date-time". JSON knows no `undefined`. */
function override({ zodSchema, jsonSchema }) {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (zodSchema._zod.def.type === "undefined") jsonSchema.not = {};
}

/** The operations in the package's types, as JSON Schema over its schemas. */
async function operations() {
  const ts = (await load("typescript/lib/typescript.js")).default;
  const text = readFileSync(resolve(spec, "build/discord-api-spec.ts"), "utf8");
  const file = ts.createSourceFile("spec.ts", text, ts.ScriptTarget.Latest, true);
  const named = (members, name) => members.find((member) => member.name.getText().replaceAll('"', "") === name)?.type;
  const keyOf = (member) => member.name.getText().replaceAll('"', "");

  const schema = (type) => {
    if (ts.isTypeReferenceNode(type)) return { $ref: `#/$defs/${type.getText()}` };
    if (ts.isArrayTypeNode(type)) return { type: "array", items: schema(type.elementType) };
    if (ts.isParenthesizedTypeNode(type)) return schema(type.type);
    if (ts.isUnionTypeNode(type)) return { anyOf: type.types.map(schema) };
    if (ts.isLiteralTypeNode(type)) return { const: JSON.parse(type.getText()) };
    if (ts.isTypeLiteralNode(type)) {
      const required = type.members.filter((member) => !member.questionToken).map(keyOf);
      return { type: "object", properties: properties(type), ...(required.length ? { required } : {}) };
    }
    if (["string", "number", "boolean"].includes(type.getText())) return { type: type.getText() };
    throw new Error(`what is ${type.getText()}?`);
  };
  const properties = (type) => Object.fromEntries(type.members.map((member) => [keyOf(member), schema(member.type)]));
  const isNone = (type) => ["unknown", "undefined", "never"].includes(type.getText());

  const paths = file.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === "Paths");
  const found = {};
  for (const operation of OPERATIONS) {
    const [method, path] = operation.split(" ");
    const { members } = named(named(paths.members, path).members, method);
    const query = named(named(members, "parameters").members, "query");
    const body = named(members, "requestBody");
    found[`${method.toUpperCase()} ${path}`] = {
      security: JSON.parse(named(members, "security").getText().replace(/(\w+):/g, '"$1":')),
      ...(isNone(query) ? {} : { query: properties(query) }),
      ...(isNone(body) ? {} : { body: schema(body) }),
      responses: Object.fromEntries(
        named(members, "responses").members.map((each) => [keyOf(each), isNone(each.type) ? null : schema(each.type)]),
      ),
    };
  }
  return found;
}

function reached(from, all) {
  const kept = new Set();
  const look = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)) {
      if (!kept.has(name)) {
        kept.add(name);
        look(all[name]);
      }
    }
  };
  look(from);
  return Object.fromEntries([...kept].sort().map((name) => [name, all[name]]));
}

/** An entry a line, so that a newer document shows as the lines that it changes. */
function lines(entries) {
  const written = Object.entries(entries).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${written.join(",\n")}\n }`;
}

const about = JSON.parse(readFileSync(resolve(spec, "package.json"), "utf8"));
const source = `${about.name} ${about.version} from npm, generated from Discord's OpenAPI document for API v10`;
const license = readFileSync(resolve(spec, "LICENSE"), "utf8").split(/\s*\n\s*/);
const found = await operations();
const defs = reached(found, await schemas());
console.log(`{
 "source": ${JSON.stringify(source)},
 "license": ${JSON.stringify(license)},
 "operations": ${lines(found)},
 "$defs": ${lines(defs)}
}`);
