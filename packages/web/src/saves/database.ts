/** IndexedDB with promises: as much of it as we use, which is one store of rows by id. */
export class Database<Row extends { readonly id: string }> {
  private readonly name: string;
  private readonly store: string;
  private opened: Promise<IDBDatabase> | undefined;

  constructor(name: string, store: string) {
    this.name = name;
    this.store = store;
  }

  get(id: string): Promise<Row | undefined> {
    return this.run('readonly', (store) => store.get(id)) as Promise<Row | undefined>;
  }

  all(): Promise<Row[]> {
    return this.run('readonly', (store) => store.getAll()) as Promise<Row[]>;
  }

  /**
   * Writes what `work` makes of the stored row, in one transaction, so that no other tab writes in between. False when it makes nothing
   * of it, and the stored row stays.
   */
  async change(id: string, work: (stored: Row | undefined) => Row | undefined): Promise<boolean> {
    let isWritten = false;
    await this.run('readwrite', (store) => {
      const request: IDBRequest<Row | undefined> = store.get(id);
      request.onsuccess = () => {
        const row = work(request.result);
        isWritten = row !== undefined;
        if (row) store.put(row);
      };
      return request;
    });
    return isWritten;
  }

  async remove(id: string): Promise<void> {
    await this.run('readwrite', (store) => store.delete(id));
  }

  private async run(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const transaction = await this.begin(mode);
    const request = work(transaction.objectStore(this.store));
    // A row counts as written when its transaction is complete, not when the request has succeeded.
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('storage failed'));
    });
    return request.result;
  }

  /** A connection may have been closed without a word to us yet: then the second attempt opens another. */
  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return (await this.connection()).transaction(this.store, mode);
    } catch {
      this.opened = undefined;
      return (await this.connection()).transaction(this.store, mode);
    }
  }

  private connection(): Promise<IDBDatabase> {
    this.opened ??= this.open();
    return this.opened;
  }

  private open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: 'id' });
      request.onsuccess = () => {
        const database = request.result;
        const forget = () => {
          this.opened = undefined;
        };
        // The browser has lost or cleared its storage, or somebody else has to change or delete it.
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
      request.onerror = () => reject(request.error ?? new Error('storage cannot be opened'));
    });
  }
}
