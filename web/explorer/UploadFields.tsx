import { useGraphiQL } from '@graphiql/react';
import { useEffect, useId } from 'react';
import { chosenFiles } from './chosen-files.ts';
import type { UploadField } from './upload.ts';
import { uploadFields } from './upload.ts';

/** A field for each place of the operation's variables that takes files; nothing where none does. */
export function UploadFields() {
  const document = useGraphiQL((state) => state.documentAST);
  const operationName = useGraphiQL((state) => state.operationName);
  const schema = useGraphiQL((state) => state.schema);
  const fields = uploadFields(document, operationName, schema);
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <section className="upload-fields" aria-labelledby={id}>
      <h3 id={id}>Files{operationName && ` of ${operationName}`}</h3>
      {fields.map((field) => (
        <FileField key={`${operationName ?? ''} ${field.path}`} field={field} />
      ))}
      <p>A place without a chosen file is sent as the variables have it.</p>
    </section>
  );
}

function FileField({ field }: { field: UploadField }) {
  const { path, multiple } = field;
  useEffect(
    () => () => {
      chosenFiles.delete(path);
    },
    [path],
  );
  return (
    <label>
      <code>${path}</code>
      <input
        type="file"
        multiple={multiple}
        onChange={({ target }) =>
          chosenFiles.set(path, { field, chosen: [...(target.files ?? [])] })
        }
      />
    </label>
  );
}
