/** Returns the maximum size of a file in MB, which the gateway writes into the page; without it, only the server knows. */
export function maxUploadMegabytes(): number {
  const limit = document.querySelector<HTMLMetaElement>('meta[name="max-upload-mb"]');
  return Number(limit?.content) || Infinity;
}
