import { useState } from 'react'
import { useUser } from '#platform/web/session.ts'
import { useQueue } from '../answers/own-queue.ts'
import { Sitting } from './Sitting.tsx'
import { SittingWays, waysOfExams, type Ways } from './ways.ts'

/** Sitting an exam. It stays the page of whoever opened it while their session is over, and of nobody else. */
export function OwnSitting({ code, ways = waysOfExams }: { code: string; ways?: Ways }) {
  const uid = useUser()?.uid
  const [sits, setSits] = useState(uid)
  if (uid !== undefined && uid !== sits) setSits(uid)
  const queue = useQueue(sits)
  return (
    queue && (
      <SittingWays value={ways}>
        <Sitting key={`${queue.uid} ${code}`} queue={queue} code={code} />
      </SittingWays>
    )
  )
}
