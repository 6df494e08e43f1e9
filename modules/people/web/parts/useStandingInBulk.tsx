import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { refreshEverything } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { type Translate, useTextLater } from '#platform/web/text.ts'
import type { Action, Actions } from '#platform/web/ui/acts/actions.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { peopleCalls } from '../../contract/calls.ts'

interface Row {
  readonly ID: number
  readonly Actions: readonly string[]
}
type Words = Translate<'people/standing'>
type Left = Output<typeof peopleCalls.setTraineesActive>['Left'][number]

const kinds = {
  trainee: {
    call: peopleCalls.setTraineesActive,
    acts: ['activateTrainee', 'deactivateTrainee'],
    record: '/User/Trainee-Edit/:ID?',
  },
  instructor: {
    call: peopleCalls.setInstructorsActive,
    acts: ['activateInstructor', 'deactivateInstructor'],
    record: '/Instructor/Add-Edit/:ID?',
  },
  organization: {
    call: peopleCalls.setOrganizationsActive,
    acts: ['activateOrganization', 'deactivateOrganization'],
    record: '/User/Organization-Edit/:ID?',
  },
} as const

/**
 * Sets chosen people or organizations inactive or active: asked with how many they are and why, taken back from the toast. Who stays as
 * they were is listed with the reason in `dialog`.
 */
export function useStandingInBulk(of: keyof typeof kinds) {
  // The list waits for no words of what is offered only once rows are chosen.
  const t = useTextLater('people/standing')
  const format = useFormat()
  const [left, setLeft] = useState<readonly Left[]>([])
  const { call, acts, record } = kinds[of]

  const set = async (t: Words, IDs: number[], IsActive: boolean, Reason: string) => {
    const { Changed, Left } = await send(call, { body: { IDs, IsActive, ...(Reason && { Reason }) } })
    if (Left.length > 0) setLeft((before) => [...before, ...Left])
    if (Changed.length === 0) return
    const said = { count: Changed.length, shown: format.number(Changed.length) }
    toast.undo(t(IsActive ? 'active' : 'inactive', said), t('undo'), async () => {
      await set(t, Changed, !IsActive, '')
      await refreshEverything()
    })
  }
  const action =
    (t: Words, IsActive: boolean) =>
    (able: readonly Row[]): Action => ({
      always: true,
      confirm: t(IsActive ? 'askActive' : 'askInactive', {
        count: able.length,
        shown: format.number(able.length),
      }),
      reason: 'optional',
      reasonLabel: t('reason'),
      done: '',
      run: ({ reason }) =>
        set(
          t,
          able.map((row) => row.ID),
          IsActive,
          reason,
        ),
    })
  const actions = (rows: readonly Row[]): Actions =>
    t === null
      ? {}
      : {
          [acts[0]]: someOf(rows, acts[0], action(t, true)),
          [acts[1]]: someOf(rows, acts[1], action(t, false)),
        }
  const dialog = t && (
    <Dialog opened={left.length > 0} onClose={() => setLeft([])} title={t('leftTitle')} size="md">
      <Stack gap="sm">
        <Text size="sm">{t('left', { count: left.length, shown: format.number(left.length) })}</Text>
        {left.map((person) => (
          <Group key={person.ID} gap="xs" justify="space-between">
            <span>
              <AppLink to={record} params={{ ID: person.ID }}>
                <Localized text={person.FullName} />
              </AppLink>{' '}
              <Code>{person.Code}</Code>
            </span>
            <Text size="sm" c="dimmed">
              {t(`why.${person.Why}`)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Dialog>
  )
  return { actions, dialog }
}
