import { useCall, useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { endUserSessions, getUserSessions } from '../../../contract/user-sessions.ts'
import { sessionListClass, SessionLine } from './SessionList.tsx'

/** The browsers in which the person is signed in, each to be ended. For administrators. */
export default function UserSessions({ user }: { user: { readonly ID: number; readonly IsOwn: boolean } }) {
  const t = useText('users')
  const query = useCall(getUserSessions, { ID: user.ID })
  const end = useSend(endUserSessions, { success: useText('signin/acts')('acts.endSession.done'), module: 'signin' })
  return (
    <QueryView
      query={query}
      module="signin"
      empty={({ Items }) => Items.length === 0}
      emptyState={
        <Section>
          <EmptyState sentence={t('noSessions')} />
        </Section>
      }
    >
      {({ Items }) => (
        <Section flush>
          <ul className={sessionListClass}>
            {Items.map((session) => (
              <SessionLine
                key={session.ID}
                session={session}
                ending={end.sending}
                {...(!user.IsOwn && {
                  onEnd: () => void end.send({ body: { ID: user.ID, SessionID: session.ID } }),
                })}
              />
            ))}
          </ul>
        </Section>
      )}
    </QueryView>
  )
}
