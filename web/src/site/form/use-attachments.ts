import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { UploadAttachmentDocument } from './UploadAttachment.generated.ts';

/** Holds the files that are attached to an enquiry. They are uploaded when it is sent, and not before. */
export function useAttachments() {
  const client = useApolloClient();
  const [files, setFiles] = useState<File[]>([]);
  /** How much of them has been uploaded, from 0 to 1; undefined while nothing is. */
  const [uploaded, setUploaded] = useState<number>();
  const [failed, setFailed] = useState(false);

  /** Uploads the files; returns the tokens by which the enquiry names them, undefined if it fails. */
  async function upload(): Promise<string[] | undefined> {
    setFailed(false);
    const tokens: string[] = [];
    try {
      for (const file of files) {
        const onUploadProgress = (share: number) =>
          setUploaded((tokens.length + share) / files.length);
        onUploadProgress(0);
        const { data } = await client.mutate({
          mutation: UploadAttachmentDocument,
          variables: { input: { file } },
          context: { fetchOptions: { onUploadProgress } },
        });
        const token = data?.uploadAttachment.token;
        if (!token) throw new Error('There is no token.');
        tokens.push(token);
      }
      return tokens;
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      setUploaded(undefined);
    }
  }

  return {
    files,
    setFiles: (chosen: File[]) => {
      setFailed(false);
      setFiles(chosen);
    },
    uploaded,
    failed,
    upload,
  };
}
