import { paginateListObjectsV2, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';

const maxConnectMs = 5_000;

/** A store that speaks S3. */
interface S3Store {
  disk: Disk;
  /** Lists all files whose keys begin with the name of this folder, whatever others have called them. */
  list: (folder: string) => AsyncIterable<{ key: string; modified: Date }>;
  /** Whether a call failed since the store was away, not since the store or its address is wrong. */
  isAway: (error: unknown) => boolean;
}

/**
 * Opens the store at an address like `s3://bucket?endpoint=https://…&region=…`. Credentials come from
 * the address (`s3://key:secret@bucket`) or from the usual `AWS_*` variables. Fails a call, which it may
 * send three times, where nothing moves on its connection for `silentMs`.
 */
export function openS3(address: string, silentMs: number): S3Store {
  const url = new URL(address);
  const bucket = url.hostname;
  const endpoint = url.searchParams.get('endpoint');
  const secretAccessKey = decodeURIComponent(url.password);
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
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
  });
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        next(args).catch((error: unknown) => {
          throw withReason(error, `${commandName.replace('Command', '')} in the bucket ${bucket}`);
        }),
    { step: 'initialize' },
  );
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    // Flydrive lists nothing where one of the keys has characters that it does not take.
    list: async function* (folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Key: key = '', LastModified: modified = new Date() } of Contents) {
          yield { key, modified };
        }
      }
    },
    isAway,
  };
}

/** Says what is known of a failure for which the store gives no reason: it can give none to a HEAD. */
function withReason(error: unknown, call: string): unknown {
  if (!(error instanceof S3ServiceException && error.message === 'UnknownError')) return error;
  const { httpStatusCode: status } = error.$metadata;
  const hint =
    status === 401 || status === 403
      ? '; check that the key of FILES_URL may list it, and read, write and delete all that is in it'
      : '';
  error.message = `HTTP ${status} without a reason for ${call}${hint}`;
  return error;
}

function isAway(error: unknown): boolean {
  if (error instanceof S3ServiceException) {
    const { httpStatusCode: status = 500 } = error.$metadata;
    return status >= 500 || status === 408 || status === 429;
  }
  const isAddressWrong = error instanceof TypeError;
  return !isAddressWrong && !/^CredentialsProviderError/.test(String(error));
}
