import { Container } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { useAddress, useParam } from '#platform/web/start/address.ts'
import { meetingsCalls as calls } from '../../contract/calls.ts'
import { answers } from '../../rules/meeting.ts'
import { InvitationView } from '../parts/InvitationView.tsx'

/** Where the letter and the calendar file lead, without a log-in. */
export default function InvitationPage() {
  const Code = useParam('Code') ?? ''
  const { values } = useAddress({ answer: '' })
  const query = useCall(calls.getInvitation, Code ? { Code } : skip, { keep: false })
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <InvitationView
          query={query}
          isWrong={!Code}
          chosen={answers.find((answer) => answer === values.answer) ?? null}
          send={(Answer) => send(calls.answerByCode, { body: { Code, Answer } })}
        />
      </Container>
    </>
  )
}
