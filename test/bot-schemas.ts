import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { botMessageSchema, environmentMessageSchema, hostMessageSchema } from '../src/protocol/bot-messages.ts';

export interface SchemaFile {
  /** From the root. */
  readonly path: string;
  readonly schema: JsonSchema;
}

/** What bots and their hosts say, for programs in other languages: `npm run bot-schemas` writes these files. */
export const schemaFiles: readonly SchemaFile[] = [
  {
    path: 'docs/bots/from-host.schema.json',
    schema: { ...toJsonSchema(hostMessageSchema), title: 'What a bot is told, one object on each line' },
  },
  {
    path: 'docs/bots/from-bot.schema.json',
    schema: { ...toJsonSchema(botMessageSchema), title: 'What a bot says, one object on each line' },
  },
  {
    path: 'docs/bots/from-environment.schema.json',
    schema: { ...toJsonSchema(environmentMessageSchema), title: 'What an environment says, one object on each line' },
  },
];
