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
    title: 'Report of palworld-settings: check --json and fix --json',
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
                  kind: {enum: ['all', 'some', 'none', 'nothing', 'template']},
                  fault: text,
                  unused: {type: 'array', items: text},
                },
                ['fault'],
              ),
              description: 'What the server has used of the file so far.',
            },
            edition: {
              ...text,
              description: 'The edition that its settings belong to, where that is another one.',
            },
            isRepaired: {type: 'boolean'},
            backup: {...text, description: 'Where the file as it was before was kept.'},
            canBeRepaired: {type: 'boolean'},
            problems: {
              type: 'array',
              items: exactly({
                code: text,
                severity,
                line: {type: 'integer', minimum: 1},
                column: {type: 'integer', minimum: 1},
                message: text,
              }),
            },
            warnings: {
              type: 'array',
              items: exactly({code: text, severity, key: text, message: text}),
            },
          },
          ['server', 'edition', 'backup'],
        ),
      },
    }),
  };
}
