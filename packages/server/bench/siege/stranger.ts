import { Client, type LiveLine, type Reply } from '../../src/testing/client.ts';

/** Somebody who comes from an address of his own choosing, as the proxy in front reports it. */
export class Stranger extends Client {
  readonly address: string;

  constructor(url: string, address: string) {
    super(url);
    this.address = address;
  }

  static async come(url: string, address: string, name: string): Promise<Stranger | undefined> {
    const stranger = new Stranger(url, address);
    const { status, body } = await stranger.post('/api/guests', { name });
    stranger.account = status === 200 ? body.account : '';
    return status === 200 ? stranger : undefined;
  }

  static async join(url: string, address: string, name: string): Promise<Stranger | undefined> {
    const stranger = await Stranger.come(url, address, name);
    const made = await stranger?.post('/api/members', { name, passphrase: `${name} likes cotton` });
    return made?.status === 200 ? stranger : undefined;
  }

  override async ask(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const reply = await super.ask(method, path, body, { 'x-forwarded-for': this.address, ...headers });
    // A siege is long, and nobody reads it again.
    this.received.length = 0;
    return reply;
  }

  override async live(headers: Record<string, string> = {}): Promise<LiveLine> {
    return super.live({ 'x-forwarded-for': this.address, ...headers });
  }
}
