import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

const maxConnectMs = 5_000;

/**
 * Opens the store at an address like `s3://bucket?endpoint=https://…&region=…`. Credentials come from
 * the address (`s3://key:secret@bucket`) or from the usual `AWS_*` variables. Fails a call, which it may
 * send three times, where nothing moves on its connection for `silentMs`.
 */
export function s3Disk(address: string, silentMs: number): Disk {
  const url = new URL(address);
  const endpoint = url.searchParams.get('endpoint');
  const secretAccessKey = decodeURIComponent(url.password);
  return new Disk(
    new S3Driver({
      bucket: url.hostname,
      region: url.searchParams.get('region') ?? 'us-east-1',
      visibility: 'private',
      supportsACL: false,
      // By default the client appends checksums, which stores of other vendors save as content.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // By default the client waits for ever; its `requestTimeout` would end slow transfers as well.
      requestHandler: { connectionTimeout: maxConnectMs, socketTimeout: silentMs },
      // Self-hosted stores rarely have a host name for every bucket.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(secretAccessKey
        ? { credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey } }
        : {}),
    }),
  );
}
