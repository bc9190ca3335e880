/** Implements the part of XMLHttpRequest that uploads use, on top of the `fetch` of a test. */
export class RequestOverFetch {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  responseText = '';
  status = 0;
  private method = '';
  private address = '';
  private aborted = false;
  private headers = new Headers();

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(): void {}

  getResponseHeader(name: string): string | null {
    return this.headers.get(name);
  }

  abort(): void {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  async send(body: FormData): Promise<void> {
    const total = [...body.values()].reduce(
      (sum, part) => sum + (part instanceof File ? part.size : part.length),
      0,
    );
    this.upload.onprogress?.({ loaded: total / 2, total });
    try {
      const response = await fetch(this.address, { method: this.method, body });
      this.responseText = await response.text();
      this.status = response.status;
      this.headers = response.headers;
    } catch {
      this.onerror?.();
    }
    if (this.aborted) return;
    if (this.status) this.onload?.();
    this.onloadend?.();
  }
}
