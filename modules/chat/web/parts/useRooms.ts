import { useEffect } from 'react'
import { useCall } from '#platform/web/data.ts'
import { listenLive } from '#platform/web/signed-in/live.ts'
import { chatCalls as calls } from '../../contract/calls.ts'
import { chatTopic } from '../../rules/topic.ts'

const askEvery = 20_000
/** Many messages at once are one asking. */
const gathered = 400

/** The own rooms as they stand, followed by the live stream. */
export function useRooms() {
  const query = useCall(calls.getRooms, {}, { every: askEvery, silent: true })
  const { refetch } = query
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listenLive(chatTopic, () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void refetch()
      }, gathered)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [refetch])
  return query
}
