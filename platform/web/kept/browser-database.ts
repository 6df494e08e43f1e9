import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks, type StoreNames, type StoreValue } from 'idb'

/** A database of this browser in which work is kept until it is safe at the server. */
export interface BrowserDatabase<Tables extends DBSchema> {
  /** Its connection; opened again where the browser or another tab has closed it. */
  readonly opened: () => Promise<IDBPDatabase<Tables>>
  /** One write, begun at once: a page that is closed right after it has kept the value. */
  readonly keep: <Table extends StoreNames<Tables>>(table: Table, value: StoreValue<Tables, Table>) => Promise<void>
}

/** Opens it: survives a reload, a closed tab and a restart. Rejects where the browser keeps nothing. */
export async function openBrowserDatabase<Tables extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Tables>['upgrade']>,
): Promise<BrowserDatabase<Tables>> {
  let opening: Promise<IDBPDatabase<Tables>> | null = null
  let open: IDBPDatabase<Tables> | null = null
  const forgetConnection = () => {
    open?.close()
    opening = open = null
  }
  const opened = () =>
    (opening ??= openDB<Tables>(name, version, {
      upgrade,
      // A newer page of another tab wants to change the tables; this one opens them again when it needs them.
      blocking: forgetConnection,
      terminated: forgetConnection,
    }).then((db) => (open = db)))
  await opened()
  return {
    opened,
    async keep(table, value) {
      // Without waiting for anything first where the connection stands: the page may be on its way out.
      const transaction = (open ?? (await opened())).transaction(table, 'readwrite')
      const written = transaction.store.put(value)
      transaction.commit()
      await Promise.all([written, transaction.done])
    },
  }
}

const within = 4000

/** What a browser opens; null where it keeps nothing, or has not opened it in time. */
export const openedInTime = <Opened>(open: () => Promise<Opened>): Promise<Opened | null> =>
  Promise.race([open(), new Promise<null>((resolve) => setTimeout(() => resolve(null), within))]).catch(() => null)

const longestPause = 5000
/** How long to wait after so many failures; not all of a room at the same moment. */
export const pauseAfter = (failures: number): number =>
  Math.min(longestPause, 500 * 2 ** failures) * (0.75 + Math.random() / 2)

/** One tab at a time sends what is kept under this name, as far as the browser can say so. */
export async function inOneTab(name: string, longest: number, run: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === 'undefined') return run()
  await navigator.locks.request(name, { signal: AbortSignal.timeout(longest) }, run)
}
