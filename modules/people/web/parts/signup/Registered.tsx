import { Button, Group, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useArrive } from '#modules/signin/web/public.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { beginSession, type SessionReply } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { SignupKind } from './draft.ts'
import classes from './Registered.module.css'
import { SignupFrame } from './SignupFrame.tsx'
import { Spliced } from './Spliced.tsx'

/** Signs the browser in and goes where a log-in would lead. */
export function useArrival() {
  const t = useText('signup')
  const arrive = useArrive()
  const { search } = useAddress()
  return (session: SessionReply, code: string, competition: string) => {
    beginSession(session)
    toast.done(t('done.number', { code }))
    arrive('in', { to: search['to'] ?? null, competition: competition || null })
  }
}

/** The end of a registration that the academy looks at first. */
export function Registered(props: { kind: SignupKind; code: string; email: string; onAgain: () => void }) {
  const { kind, code, email, onAgain } = props
  const t = useText('signup')
  const { to } = useAddress().search
  const [before, rest = ''] = t('done.waitingText', { code: '\u0001', email: '\u0002' }).split('\u0001')
  return (
    <SignupFrame title={t(`titles.${kind}`)} narrow>
      <section className={classes['done']} role="status">
        <IconCircleCheck size="2.75rem" stroke={1.3} aria-hidden className={classes['icon']!} />
        <h2 className={classes['title']}>{t('done.waitingTitle')}</h2>
        <Text>
          {before}
          <Code>{code}</Code>
          <Spliced sentence={rest.replace('\u0002', '\u0001')} part={<Code>{email}</Code>} />
        </Text>
        <Group gap="sm">
          <Button component={AppLink} to="/pages/login/:CompetitionCode?" search={{ to }}>
            {t('done.toLogin')}
          </Button>
          <Button variant="default" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </Group>
      </section>
    </SignupFrame>
  )
}
