import { Alert, Anchor, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useSend } from '#platform/web/data.ts'
import { InstantText, Sep, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { auditCalls } from '../../contract/calls.ts'
import classes from './audit.module.css'

type State = Output<typeof auditCalls.getAuditState>

/** Whether the chain is sound, since when that is known, and a check at once. */
export function ChainState(props: { state: State; onChecked: () => unknown; onEntry: (id: number) => void }) {
  const { state, onChecked, onEntry } = props
  const t = useText('audit')
  const format = useFormat()
  const check = state.LastCheck
  const { awaited, begin } = useAwaitedCheck(check?.At ?? null, onChecked)
  const sending = useSend(auditCalls.checkAudit, { module: 'audit', onDone: begin })
  const standing = !check ? 'unknown' : check.Fault ? 'broken' : 'sound'
  return (
    <>
      <div className={classes['chain']} role="status">
        <div className={classes['chainWords']}>
          <StateBadge tone={tones[standing]} label={t(`chain.${standing}`)} />
          {check && (
            <span>
              {t('chain.checked')} <InstantText at={check.At} />
              <Sep />
              {t('chain.checkedRows', { count: check.Rows })}
            </span>
          )}
          <span className={classes['chainFacts']}>
            {t('chain.rows', { count: state.Rows })}
            {state.Waiting > 0 && (
              <>
                <Sep />
                <AppLink to="/pages/audit" search={{ IsSealed: false }}>
                  {t('chain.waiting', { count: state.Waiting })}
                </AppLink>
              </>
            )}
          </span>
        </div>
        <Button
          variant="default"
          size="compact-sm"
          loading={sending.sending || awaited}
          onClick={() => void sending.send()}
        >
          {t('chain.check')}
        </Button>
      </div>
      {check?.Fault && (
        <Alert color="red" icon={<IconAlertTriangle />} title={<FaultSentence fault={check.Fault} />}>
          {t('chain.advice')}{' '}
          {check.Fault.EntryID !== null && check.Fault.Why !== 'rowMissing' && (
            <Anchor component="button" type="button" inherit onClick={() => onEntry(check.Fault!.EntryID!)}>
              {t('chain.openEntry')} <bdi>{format.number(check.Fault.EntryID)}</bdi>
            </Anchor>
          )}
        </Alert>
      )}
    </>
  )
}

const tones = { sound: 'success', broken: 'danger', unknown: 'neutral' } as const

type Fault = NonNullable<NonNullable<State['LastCheck']>['Fault']>

function FaultSentence({ fault }: { fault: Fault }) {
  const t = useText('audit') as Translate
  return <>{t.maybe(`chain.faults.${fault.Why}`, fault.Why, { number: fault.Number ?? fault.EntryID ?? 0 })}</>
}

const askEvery = 2_000
const longest = 120_000

/** After a check was asked for: asks the state until its time is another. */
function useAwaitedCheck(at: string | null, refetch: () => unknown) {
  const [since, setSince] = useState<{ at: string | null } | null>(null)
  const awaited = since !== null && since.at === at
  useEffect(() => {
    if (!awaited) return
    const timer = setInterval(() => void refetch(), askEvery)
    const end = setTimeout(() => setSince(null), longest)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [awaited, refetch])
  return { awaited, begin: () => setSince({ at }) }
}
