import { pieceCalls } from '#platform/shared/file-pieces.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '../../client.ts'
import { ApiProblem } from '../../problem.ts'
import { sendFile, type Upload, UploadCancelled } from './files.ts'

/** What an upload in pieces is doing, and which part of the file the server has (0 to 1). */
export interface PiecesState {
  readonly is: 'checking' | 'going' | 'paused' | 'waiting' | 'finishing'
  readonly part: number
}

/** A stored file, as the server knows it. */
export interface StoredFile {
  readonly ID: number
  readonly Name: string
  readonly Bytes: number
  readonly MediaType: string
}

export interface PiecesUpload {
  readonly done: Promise<StoredFile>
  readonly pause: () => void
  readonly resume: () => void
  /** Ends it and throws away what has arrived. */
  readonly cancel: () => void
  /** Ends it here; what has arrived waits a day for the same file. */
  readonly leave: () => void
}

type Begun = Output<typeof pieceCalls.beginUpload>

const longestWait = 30_000
/** Putting together, scanning and encrypting a file of hundreds of megabytes takes minutes where the disk is slow. */
const finishesWithin = 600_000
const mostDamaged = 3

/** Whether trying again may help: the line is cut, the server is away or asks to wait. */
const passes = (problem: unknown): boolean =>
  !(problem instanceof ApiProblem) || problem.status === 0 || problem.status === 429 || problem.status >= 500

/**
 * Sends a large file of a kind in pieces. What an earlier visit has sent of the same file is not sent again: its pieces are
 * compared by their digests. Where the line is cut it waits and goes on by itself. Throws `ApiProblem`, and
 * `UploadCancelled` where the person ended it.
 */
export function sendInPieces(field: string, file: File, onState: (state: PiecesState) => void): PiecesUpload {
  const ended = new AbortController()
  let going: Upload | null = null
  let begun: Begun | null = null
  let paused: { readonly until: Promise<void>; readonly resume: () => void } | null = null
  let state: PiecesState = { is: 'checking', part: 0 }
  const say = (more: Partial<PiecesState>) => onState((state = { ...state, ...more }))
  const stopIfEnded = () => {
    if (ended.signal.aborted) throw new UploadCancelled()
  }

  /** Tries until it works, or fails in a way that trying again does not mend. */
  const patiently = async <T>(attempt: () => Promise<T>, is: PiecesState['is']): Promise<T> => {
    for (let tries = 0, damaged = 0; ; tries++) {
      stopIfEnded()
      if (paused) {
        say({ is: 'paused' })
        await paused.until
        tries = 0
        continue
      }
      say({ is })
      try {
        return await attempt()
      } catch (problem) {
        stopIfEnded()
        if (paused || problem instanceof UploadCancelled) continue
        const isDamaged = problem instanceof ApiProblem && problem.code === 'fileDamaged' && is === 'going'
        // An earlier try may still be putting it together.
        const isOnItsWay = problem instanceof ApiProblem && problem.code === 'changedMeanwhile' && is === 'finishing'
        if (!passes(problem) && !isOnItsWay && !(isDamaged && ++damaged < mostDamaged)) throw problem
        say({ is: 'waiting' })
        await pauseFor(Math.min(longestWait, 1000 * 2 ** Math.min(tries, 5)), ended.signal)
      }
    }
  }

  const run = async (): Promise<StoredFile> => {
    say({})
    const { Items } = await patiently(() => send(pieceCalls.getUploads, { Field: field }), 'checking')
    const upload = (begun =
      (await sameFile(Items, file)) ??
      (await patiently(
        () => send(pieceCalls.beginUpload, { body: { Field: field, Name: file.name, Bytes: file.size } }),
        'checking',
      )))
    const here = new Set(upload.Pieces.map((piece) => piece.Number))
    const count = Math.ceil(file.size / upload.PieceBytes)
    let sent = [...here].reduce((bytes, number) => bytes + pieceOf(file, upload, number).size, 0)
    say({ part: sent / file.size })
    for (let number = 0; number < count; number++) {
      if (here.has(number)) continue
      const piece = pieceOf(file, upload, number)
      const digest = await digestOf(piece)
      await patiently(() => {
        const query = new URLSearchParams({
          ID: String(upload.ID),
          Number: String(number),
          ...(digest && { Digest: digest }),
        })
        going = sendFile(`${pieceCalls.uploadPiece.path}?${query}`, new File([piece], 'piece'), (part) =>
          say({ part: (sent + part * piece.size) / file.size }),
        )
        return going.done
      }, 'going')
      sent += piece.size
      say({ part: sent / file.size })
    }
    try {
      const stored = await patiently(
        () => send(pieceCalls.finishUpload, { body: { ID: upload.ID } }, { within: finishesWithin }),
        'finishing',
      )
      // A field that goes from the page cancels; of this one nothing is left to throw away.
      begun = null
      return stored
    } catch (problem) {
      // Refused for what it holds, it would be refused again: nothing of it is to wait for the same file.
      if (problem instanceof ApiProblem && (problem.status === 415 || problem.status === 422)) discard()
      throw problem
    }
  }

  // What stays where this fails goes by itself within a day.
  const discard = () => {
    if (begun) void send(pieceCalls.cancelUpload, { ID: begun.ID }).catch(() => undefined)
  }
  const leave = () => {
    ended.abort()
    going?.cancel()
    paused?.resume()
  }
  return {
    done: run(),
    leave,
    pause: () => {
      if (paused || state.is === 'finishing') return
      const { promise, resolve } = Promise.withResolvers<void>()
      paused = { until: promise, resume: resolve }
      going?.cancel()
      say({ is: 'paused' })
    },
    resume: () => {
      const was = paused
      paused = null
      was?.resume()
    },
    cancel: () => {
      leave()
      discard()
    },
  }
}

const pieceOf = (file: Blob, { PieceBytes }: Pick<Begun, 'PieceBytes'>, number: number): Blob =>
  file.slice(number * PieceBytes, (number + 1) * PieceBytes)

/** SHA-256 as hexadecimal digits; null where the browser reckons none, as over plain http. */
async function digestOf(piece: Blob): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await piece.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The upload of these whose pieces are this file's; null where there is none. */
async function sameFile(uploads: readonly Begun[], file: File): Promise<Begun | null> {
  for (const upload of uploads) {
    if (upload.Bytes !== file.size || upload.Name !== file.name || upload.Pieces.length === 0) continue
    if (await isOf(upload, file)) return upload
  }
  return null
}

async function isOf(upload: Begun, file: File): Promise<boolean> {
  for (const { Number: number, Digest: digest } of upload.Pieces)
    if ((await digestOf(pieceOf(file, upload, number))) !== digest) return false
  return true
}

/** A while, or less: until the browser finds the network again. */
function pauseFor(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      ended.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    ended.addEventListener('abort', done)
  })
}
