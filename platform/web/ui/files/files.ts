import { downloadAddress } from './own-file.ts'
import { authorizedFetch, standingHeaders } from '../../client.ts'
import { newKey } from '../../signed-in/new-key.ts'
import { ApiProblem, offline, problemOf } from '../../problem.ts'
import { renewSession } from '../../signed-in/renewal.ts'
import { currentSession } from '../../session.ts'

/** A stored file as replies name it. */
export interface FileReference {
  readonly ID: number
  readonly Name: string
  readonly Size?: number | null
}

const uploadAddress = (field: string) => `/api/File/Upload?Field=${encodeURIComponent(field)}`
/** Fetches a file with the bearer; throws `ApiProblem`. */
export async function fetchFromServer(id: number): Promise<Blob> {
  return (await authorizedFetch(downloadAddress(id))).blob()
}

/** Null for a file that it does not look after, or has not got. */
type FilesAtHand = (id: number) => Promise<Blob | null> | null
let atHand: FilesAtHand | null = null

/** What the open page has put by comes from there, network or not; ended by what it answers. */
export function haveFilesAtHand(files: FilesAtHand): () => void {
  atHand = files
  return () => {
    if (atHand === files) atHand = null
  }
}

/** A file that is at hand, else from the server; throws `ApiProblem`. */
export async function fetchFile(id: number): Promise<Blob> {
  return (await atHand?.(id)) ?? fetchFromServer(id)
}

/** Hands bytes to the browser as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 30_000)
}

export interface Upload {
  readonly done: Promise<FileReference>
  readonly cancel: () => void
}

/** Thrown where the person cancelled. */
export class UploadCancelled extends Error {}

/** Sends a file of a kind; see `sendFile`. */
export const uploadFile = (field: string, file: File, onProgress: (part: number) => void): Upload =>
  sendFile(uploadAddress(field), file, onProgress)

/**
 * Sends a file by XMLHttpRequest, as `fetch` tells no progress (0 to 1). Renews the session once where it ended.
 * `headers` are those of a call of its own, such as the key of a visitor.
 */
export function sendFile(
  address: string,
  file: File,
  onProgress: (part: number) => void,
  headers: Readonly<Record<string, string>> = {},
): Upload {
  let request: XMLHttpRequest | null = null
  let cancelled = false
  // The same key in the second try: the file is stored once.
  const key = newKey()
  const attempt = () =>
    new Promise<FileReference>((resolve, reject) => {
      request = new XMLHttpRequest()
      const now = request
      now.open('POST', address)
      for (const [name, value] of Object.entries({ ...standingHeaders(), ...headers }))
        now.setRequestHeader(name, value)
      now.setRequestHeader('idempotency-key', key)
      now.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      })
      now.addEventListener('error', () => reject(offline()))
      now.addEventListener('abort', () => reject(new UploadCancelled()))
      now.addEventListener('load', () => {
        if (now.status >= 200 && now.status < 300) {
          const said = JSON.parse(now.responseText) as { ID: number; Name: string; Bytes: number }
          resolve({ ID: said.ID, Name: said.Name, Size: said.Bytes })
        } else
          problemOf(
            new Response(now.responseText, {
              status: now.status,
              headers: { 'x-request-id': now.getResponseHeader('x-request-id') ?? '' },
            }),
          ).then(reject, reject)
      })
      const form = new FormData()
      form.append('file', file, file.name)
      now.send(form)
    })
  const done = attempt().catch(async (error: unknown) => {
    const ended = error instanceof ApiProblem && error.status === 401
    const token = currentSession()?.accessToken
    if (!ended || cancelled || !token || !(await renewSession(token))) throw error
    return attempt()
  })
  const cancel = () => {
    cancelled = true
    request?.abort()
  }
  return { done, cancel }
}
