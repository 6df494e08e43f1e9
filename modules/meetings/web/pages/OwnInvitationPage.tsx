import { send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useIdParam } from '#platform/web/start/address.ts'
import { meetingsCalls as calls } from '../../contract/calls.ts'
import { InvitationView } from '../parts/InvitationView.tsx'

/** The own invitation to a meeting, from the schedule. */
export default function OwnInvitationPage() {
  const ID = useIdParam()
  const query = useCall(calls.getOwnInvitation, ID === null ? skip : { ID }, { keep: false })
  return (
    <InvitationView
      query={query}
      isWrong={ID === null}
      send={(Answer) => send(calls.answerMyself, { body: { ID: ID!, Answer } })}
    />
  )
}
