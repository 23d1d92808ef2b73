const text = {type: 'string'};
const count = {type: 'integer', minimum: 0};
const severity = {enum: ['error', 'warning', 'note']};

const exactly = (properties: object, optional: readonly string[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

/** The JSON Schema of what the command prints with `--json`. A later form adds fields only. */
export function commandSchema(id: string): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Report of palworld-settings check --json',
    ...exactly({
      form: {const: 1},
      game: {...text, description: 'The edition of the guide that the files were checked for.'},
      errors: count,
      warnings: count,
      folder: {
        type: 'array',
        items: exactly({
          code: {enum: ['no-file', 'two-files', 'world-option']},
          severity,
          paths: {type: 'array', items: text},
          message: text,
        }),
      },
      files: {
        type: 'array',
        items: exactly(
          {
            path: text,
            isSettingsFile: {type: 'boolean'},
            server: {
              ...exactly(
                {
                  kind: {enum: ['all', 'some', 'none', 'nothing']},
                  fault: text,
                  unused: {type: 'array', items: text},
                },
                ['fault'],
              ),
              description: 'What the server has used of the file so far.',
            },
            isRepaired: {type: 'boolean'},
            backup: {...text, description: 'Where the file lies as it was before.'},
            canBeRepaired: {type: 'boolean'},
            problems: {
              type: 'array',
              items: exactly(
                {
                  code: text,
                  severity,
                  line: {type: 'integer', minimum: 1},
                  column: {type: 'integer', minimum: 1},
                  further: {...count, description: 'More of this kind, counted only.'},
                  message: text,
                },
                ['further'],
              ),
            },
            warnings: {
              type: 'array',
              items: exactly({code: text, severity, key: text, message: text}),
            },
          },
          ['server', 'backup'],
        ),
      },
    }),
  };
}
