import { useEffect } from 'react'
import { isProblem } from '#platform/web/client.ts'
import { downloadAddress } from '#platform/web/ui/files/own-file.ts'
import { fetchFromServer, haveFilesAtHand } from '#platform/web/ui/files/files.ts'
import type { Paper } from './kept-answers.ts'

/* Goes with the rest of what the exam's worker keeps, whose caches all begin so, and when the person logs out. */
const cacheName = 'exam-media'
const pauseMs = 3000

/** The pictures and sounds of a paper, in its texts and in its choices. */
export function mediaOf(paper: Pick<Paper, 'Questions'>): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const { Text, Answers, Items } of paper.Questions) {
    for (const [, id] of Text.matchAll(/\/api\/File\/Download\?ID=(\d+)/g)) ids.add(Number(id))
    for (const { FileID } of [...Answers, ...Items]) if (FileID !== null) ids.add(FileID)
  }
  return ids
}

/** Only pages of a secure address have it; elsewhere the pictures come from the network each time. */
const cache = async () => ('caches' in globalThis ? await caches.open(cacheName).catch(() => null) : null)

async function kept(id: number): Promise<Blob | null> {
  const response = await (await cache())?.match(downloadAddress(id))
  return response ? response.blob() : null
}

/** Asks until the line is there again; null where the server says no. */
async function fetched(id: number, signal: AbortSignal): Promise<Blob | null> {
  while (!signal.aborted) {
    try {
      return await fetchFromServer(id)
    } catch (error) {
      if (isProblem(error) && error.status !== 0 && error.status < 500 && error.status !== 401) return null
      await new Promise((resume) => setTimeout(resume, pauseMs))
    }
  }
  return null
}

/**
 * Puts the paper's pictures and sounds by as soon as it is there: by the time its question is shown, or the page is
 * loaded again, the network may be gone. What did not come yet comes when the line is back, without a reload.
 */
export function usePaperMedia(paper: Paper): void {
  useEffect(() => {
    const stop = new AbortController()
    const coming = new Map<number, Promise<Blob | null>>()
    const put = async (id: number) => {
      const before = await kept(id)
      if (before) return before
      const blob = await fetched(id, stop.signal)
      if (blob && !stop.signal.aborted) await (await cache())?.put(downloadAddress(id), new Response(blob))
      return blob
    }
    for (const id of mediaOf(paper))
      coming.set(
        id,
        put(id).catch(() => null),
      )
    const drop = haveFilesAtHand((id) => coming.get(id) ?? null)
    return () => {
      stop.abort()
      drop()
    }
  }, [paper])
}
