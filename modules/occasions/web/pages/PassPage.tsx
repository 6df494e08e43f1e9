import { Alert, Button, Container, Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { isProblem, send } from '#platform/web/client.ts'
import { refreshEverything, skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import { passIn } from '../../rules/pass-code.ts'
import { entryTones, guestTones } from '../parts/occasion.ts'
import classes from '../parts/Occasion.module.css'

type Pass = Output<typeof calls.getPass>

/** What the letter opens, without a log-in: how the request stands, and of a confirmed seat the code for the door. */
export default function PassPage() {
  const t = useText('occasions')
  const code = passIn(useParam('Code') ?? '')
  const query = useCall(calls.getPass, code ? { Code: code } : skip, { keep: false })
  const unknown = <EmptyState sentence={t('pass.unknown')} action={{ label: t('backToAll'), href: '/Event' }} />
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        {code === null ? (
          <Page title={t('screens.pass')}>{unknown}</Page>
        ) : query.error ? (
          <Page title={t('screens.pass')}>
            {isProblem(query.error, 'notFound') ? (
              unknown
            ) : (
              <ErrorState problem={query.error} onRetry={() => void query.refetch()} />
            )}
          </Page>
        ) : (
          <QueryView query={query} module="occasions">
            {(pass) => <PassOf pass={pass} code={code} />}
          </QueryView>
        )}
      </Container>
    </>
  )
}

function PassOf({ pass, code }: { pass: Pass; code: string }) {
  const t = useText('occasions')
  const pick = usePick()
  const format = useFormat()
  const isOff = pass.Entry === 'cancelled' || pass.Entry === 'over'
  return (
    <Page
      title={pick(pass.Title)}
      badge={
        pass.Entry === 'cancelled' ? (
          <StateBadge tone={entryTones.cancelled} label={t('entries.cancelled')} />
        ) : (
          <StateBadge module="occasions" state={pass.State} tones={guestTones} />
        )
      }
      actions={
        pass.IsPublic && (
          <AppLink to="/Event/:ID?" params={{ ID: pass.ID }}>
            {t('pass.occasion')}
          </AppLink>
        )
      }
    >
      <Stack gap="md">
        {isOff ? (
          <Alert color={pass.Entry === 'cancelled' ? 'red' : 'gray'} role="note">
            {t(pass.Entry === 'cancelled' ? 'entryHints.cancelled' : 'entries.over')}
          </Alert>
        ) : (
          <Text>
            {pass.ArrivedAt === null
              ? t(`pass.states.${pass.State}`)
              : t('pass.arrived', { at: format.dateTime(pass.ArrivedAt) })}
          </Text>
        )}
        {pass.State === 'confirmed' && !isOff && (
          <Section>
            <div className={classes['pass']}>
              <QrCode value={`${location.origin}/EventPass/${code}`} label={t('pass.qr')} size={220} />
              <span className={classes['code']}>
                <Code>{pass.Code}</Code>
              </span>
              <Text size="sm" c="dimmed">
                {t('pass.show')}
              </Text>
            </div>
          </Section>
        )}
        <Section>
          <KeyValues
            items={[
              { label: t('fields.name'), value: <Typed>{pass.Name}</Typed> },
              { label: t('fields.when'), value: format.dayRange(pass.FirstDay, pass.LastDay) },
              {
                label: t('hours'),
                value: t('timeRange', { from: format.time(pass.StartsAt), to: format.time(pass.EndsAt) }),
              },
              { label: t('fields.place'), value: <Localized text={pass.Place} /> },
            ]}
          />
        </Section>
        {pass.CanWithdraw && (
          <div>
            <ConfirmButton
              variant="default"
              danger
              label={t('pass.withdraw')}
              question={t('pass.withdrawAsk')}
              onConfirm={async () => {
                await send(calls.withdrawGuest, { body: { Code: code } })
                toast.done(t('pass.withdrawn'))
                await refreshEverything()
              }}
            />
          </div>
        )}
        {pass.State === 'withdrawn' && pass.Entry === 'open' && (
          <div>
            <Button component={AppLink} to="/Event/:ID?" params={{ ID: pass.ID }}>
              {t('ask.title')}
            </Button>
          </div>
        )}
      </Stack>
    </Page>
  )
}
