const LONGEST_WAIT_MS = 2000;

/**
 * A newer app that has been fetched and waits. Until it is taken, this page and its worker go on as they are: what they still have to fetch is kept.
 */
class NewVersion {
  isReady = $state(false);
  private waiting: ServiceWorker | undefined;
  private registration: ServiceWorkerRegistration | undefined;

  watch(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    this.offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') this.offer(installing);
      });
    });
    // A page that is never left would never hear of one.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.look();
    });
  }

  /** Asks whether there is a newer one. */
  look(): void {
    this.registration?.update().catch(() => {});
  }

  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // A browser lets the worker before finish what it is at. The newer page comes from the network, and its parts are here already.
    setTimeout(() => location.reload(), LONGEST_WAIT_MS);
    this.waiting?.postMessage('take-over');
  }

  later(): void {
    this.isReady = false;
  }

  private offer(worker: ServiceWorker | null): void {
    // The very first one has nothing to take over from.
    if (!worker || !navigator.serviceWorker.controller) return;
    this.waiting = worker;
    this.isReady = true;
  }
}

export const newVersion = new NewVersion();
