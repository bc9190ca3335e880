import { createHmac } from 'node:crypto';
import type { WebhookConfig } from '../config.ts';
import type { Send } from './delivery.ts';
import type { Notice } from './notice.ts';

const limitMs = 20_000;

/**
 * Creates the function that posts a notice to the webhook, signed as the specification Standard
 * Webhooks says (https://www.standardwebhooks.com).
 */
export function createWebhook({ url, secret }: WebhookConfig): Send {
  return async (notice) => {
    const body = JSON.stringify(eventOf(notice));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...sign(notice.key, body, secret) },
      body,
      // The specification does not follow redirects either: they could lead anywhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook responded with ${response.status}`);
  };
}

/** Makes the three headers by which the receiver verifies a webhook. */
function sign(key: string, body: string, secret: string): Record<string, string> {
  const id = `msg_${key}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

function eventOf(notice: Notice): object {
  const { id, email, language: lang, suspected, createdAt } = notice;
  const common = {
    ...{ id, email, lang, created_at: createdAt.toISOString() },
    ...(suspected && { suspected }),
  };
  const data =
    notice.form === 'request'
      ? {
          ...common,
          name: notice.name,
          company: notice.company,
          ...(notice.phone && { phone: notice.phone }),
          text: notice.text,
          ...(notice.files.length > 0 && { files: notice.files }),
        }
      : {
          ...common,
          first_name: notice.firstName,
          last_name: notice.lastName,
          ...(notice.job && { job: notice.job }),
          ...(notice.experience && { experience: notice.experience }),
          files: notice.files,
        };
  return { type: `${notice.form}.created`, timestamp: createdAt.toISOString(), data };
}
