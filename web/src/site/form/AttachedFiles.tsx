import { Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { FileChoice } from './FileChoice.tsx';
import type { useAttachments } from './use-attachments.ts';

const maxFiles = 3;
const documents = ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.xls', '.xlsx', '.ods'];
const images = ['.png', '.jpg', '.jpeg', '.heic', '.tif', '.tiff', '.webp', '.gif', '.avif'];
const endings = [...documents, ...images];

/** Attaches files to an enquiry: a drawing, the photograph of a nameplate, a list of parts. */
export function AttachedFiles({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const { t } = useTranslation();
  const { files, setFiles, uploaded, failed } = attachments;

  return (
    <FileChoice
      files={files}
      onChange={setFiles}
      maxFiles={maxFiles}
      endings={endings}
      label={t('attach files (optional)')}
      note={t('attachment note', { number: maxFiles })}
      isSmall
      refusedText={(names) => t('attachment not taken', { names })}
    >
      {uploaded !== undefined && <Progress value={uploaded * 100} aria-label={t('Uploading')} />}
      {failed && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {t('attachments not uploaded')}
        </Text>
      )}
    </FileChoice>
  );
}
