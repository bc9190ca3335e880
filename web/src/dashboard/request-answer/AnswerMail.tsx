import { useQuery } from '@apollo/client/react';
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';

import { answerAddress, answerLanguage, filledText, isTooLong } from './answer-address.ts';
import { AnswerMailDocument } from './AnswerMail.generated.ts';

interface AnswerMailProps {
  asked: Parameters<typeof answerAddress>[0];
  /** Called when the mail program is opened. */
  onOpen: () => void;
}

/**
 * Opens an e-mail that answers an enquiry; offers the templates that have a text in its language, where the
 * backend keeps any.
 */
export function AnswerMail({ asked, onOpen }: AnswerMailProps) {
  const { data } = useQuery(AnswerMailDocument, { fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState('');
  const language = answerLanguage(asked);
  const templates = (data?.templates?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ text }) => text[language].trim() !== '');
  const template = templates.find(({ id }) => id === chosen);
  const filled = template && filledText(template.text[language], asked);
  const tooLong = filled !== undefined && isTooLong(filled, asked);

  return (
    <Stack gap="sm" {...(tooLong && { w: '100%' })}>
      {templates.length > 0 && (
        <NativeSelect
          label="Reply template"
          value={template ? chosen : ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">None</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      {tooLong && (
        <Textarea
          label="Text of the e-mail"
          description="Too long to be handed to a mail program. Copy it into the e-mail."
          readOnly
          lang={language}
          rows={8}
          value={filled}
        />
      )}
      <Button
        component="a"
        href={answerAddress(asked, tooLong ? undefined : filled)}
        leftSection={<IconMailForward size={18} stroke={1.75} />}
        onClick={onOpen}
        style={{ alignSelf: 'start' }}
      >
        Answer by e-mail
      </Button>
    </Stack>
  );
}
