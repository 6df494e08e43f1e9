import { useState } from 'react'
import { useParam } from '#platform/web/start/address.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useQueue } from '../answers/own-queue.ts'
import { Sitting } from '../sitting/Sitting.tsx'

/** Sitting an exam. It stays the page of whoever opened it while their session is over, and of nobody else. */
export default function ExamAnswerPage() {
  const t = useText('sitting')
  const code = useParam('Code')
  const uid = useUser()?.uid
  const [sits, setSits] = useState(uid)
  if (uid !== undefined && uid !== sits) setSits(uid)
  const queue = useQueue(sits)

  if (!code)
    return (
      <Page title={t('available.title')}>
        <EmptyState sentence={t('available.none')} action={{ label: t('finished.toExams'), href: '/AvailableExam' }} />
      </Page>
    )
  return queue && <Sitting key={`${queue.uid} ${code}`} queue={queue} code={code} />
}
