import { Stack } from '@mantine/core'
import { DeliveryNote } from './DeliveryNote.tsx'
import type { AnswerQueue } from './AnswerQueue.ts'
import { useQueue } from './own-queue.ts'
import { useDelivery } from './useDelivery.ts'

/** On whichever page the person is: sends the answers of exams that wait in this browser, and says how they stand. */
export default function WaitingAnswers({ uid }: { uid: number }) {
  const queue = useQueue(uid)
  return queue && <Waiting queue={queue} />
}

function Waiting({ queue }: { queue: AnswerQueue }) {
  const delivery = useDelivery(queue, null)
  const seen = () => {
    const told = new Set([...delivery.refused, ...delivery.uncounted].map((answer) => answer.attemptId))
    for (const attemptId of told) void queue.told(attemptId)
  }
  return (
    <Stack gap="xs" mb="md">
      <DeliveryNote delivery={delivery} onSeen={seen} />
    </Stack>
  )
}
