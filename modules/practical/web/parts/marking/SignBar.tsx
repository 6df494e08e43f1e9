import { Button, Group, Text } from '@mantine/core'
import type { Input } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import classes from './Marking.module.css'

interface SignBarProps {
  readonly sum: string
  readonly missing: number
  readonly given: number
  /** Something of this sheet is not at the server yet. */
  readonly waits: boolean
  readonly closed: boolean
  readonly body: Omit<Input<typeof calls.signPractical>['body'], 'IsAbsent'>
  /** Whom it is about. */
  readonly name: string
  readonly onDone: () => void
}

/** What the degrees come to, and the signature: by the assessor's name and the time. */
export function SignBar({ sum, missing, given, waits, closed, body, name, onDone }: SignBarProps) {
  const t = useText('practical')
  const { ask, dialog } = useAsk()
  const sign = async (IsAbsent: boolean) => {
    await send(calls.signPractical, { body: { ...body, IsAbsent } })
    toast.done(t('marking.done'))
    await refreshEverything()
    onDone()
  }
  const hint =
    missing > 0 ? t('marking.signFirst', { count: missing }) : waits ? t('marking.signWaits') : t('marking.signHint')
  return (
    <div className={classes['foot']} data-foot>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <div>
          <Text fw={600}>{sum}</Text>
          {!closed && (
            <Text size="xs" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
        {!closed && (
          <Group gap="xs" wrap="nowrap">
            {given === 0 && (
              <Button
                variant="default"
                onClick={() =>
                  ask({
                    title: name,
                    question: t('marking.absentAsk'),
                    confirmLabel: t('marking.absentDo'),
                    danger: true,
                    module: 'practical',
                    run: () => sign(true),
                  })
                }
              >
                {t('absent')}
              </Button>
            )}
            <Button
              disabled={missing > 0 || waits}
              onClick={() =>
                ask({
                  title: name,
                  question: t('acts.signPractical.ask'),
                  confirmLabel: t('acts.signPractical.do'),
                  module: 'practical',
                  run: () => sign(false),
                })
              }
            >
              {t('marking.toSign')}
            </Button>
          </Group>
        )}
      </Group>
      {dialog}
    </div>
  )
}
