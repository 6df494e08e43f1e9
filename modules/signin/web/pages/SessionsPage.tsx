import { Button } from '@mantine/core'
import { useCall, useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { endSession, getSessions } from '../../contract/session.ts'
import { type Session, sessionListClass, SessionLine } from '../parts/sessions/SessionList.tsx'

export default function SessionsPage() {
  const t = useText('signin')
  const query = useCall(getSessions, {})
  const endOthers = useSend(endSession, { success: t('sessions.endedOthers'), module: 'signin' })
  const others = query.data?.Items.some((session) => !session.IsCurrent) ?? false
  return (
    <Page
      title={t('sessions.title')}
      description={t('sessions.description')}
      width="form"
      actions={
        others && (
          <Button
            variant="outline"
            color="red"
            loading={endOthers.sending}
            onClick={() => void endOthers.send({ body: { ID: 'others' } })}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <QueryView query={query}>
        {({ Items }) => (
          <Section flush>
            <ul className={sessionListClass}>
              {Items.map((session) => (
                <OwnSession key={session.ID} session={session} />
              ))}
            </ul>
          </Section>
        )}
      </QueryView>
    </Page>
  )
}

function OwnSession({ session }: { session: Session }) {
  const acts = useText('signin/acts')
  const end = useSend(endSession, { success: acts('acts.endSession.done'), module: 'signin' })
  return (
    <SessionLine session={session} ending={end.sending} onEnd={() => void end.send({ body: { ID: session.ID } })} />
  )
}
