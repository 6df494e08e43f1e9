/** How something of the academy itself stands: fine, worth a look, or somebody has to act. */
export type Standing = 'good' | 'look' | 'bad'

const hour = 3_600_000

/** A backup a day, and half a day in which to notice that one did not come. */
export function standingOfBackup(at: Date | null, now: Date): Standing {
  if (at === null) return 'bad'
  const hours = (now.getTime() - at.getTime()) / hour
  return hours <= 36 ? 'good' : hours <= 72 ? 'look' : 'bad'
}

/** What leaves every few seconds waits for minutes where the server it goes to is slow, and for an hour where it is gone. */
export function standingOfWaiting(since: Date | null, now: Date): Standing {
  if (since === null) return 'good'
  const minutes = (now.getTime() - since.getTime()) / 60_000
  return minutes <= 15 ? 'good' : minutes <= 60 ? 'look' : 'bad'
}

/** Mails: where no mail server is set none leaves, however few wait. */
export function standingOfMails(leaves: boolean, since: Date | null, now: Date): Standing {
  const waiting = standingOfWaiting(since, now)
  return leaves || waiting === 'bad' ? waiting : 'look'
}

/** Uploads, backups and the database grow into what is free. */
export function standingOfDisk(disk: { readonly Free: number; readonly Size: number } | null): Standing {
  if (disk === null) return 'look'
  const share = disk.Free / disk.Size
  return share >= 0.2 ? 'good' : share >= 0.1 ? 'look' : 'bad'
}

/** What a replica of the database does: it answers, or why it is passed over. */
export const replicaStates = ['used', 'behind', 'resting', 'silent', 'other'] as const

/** One that is late or rests comes back by itself; one that is gone, or is none, does not. */
export const standingOfReplica = (state: (typeof replicaStates)[number]): Standing =>
  state === 'used' ? 'good' : state === 'silent' || state === 'other' ? 'bad' : 'look'

export const standingOfCount = (count: number, otherwise: 'look' | 'bad' = 'bad'): Standing =>
  count === 0 ? 'good' : otherwise
