import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { refreshEverything } from '#platform/web/data.ts'
import type { Output } from '#platform/shared/call.ts'
import { usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import type { planningCalls } from '../../../contract/calls.ts'
import type { ConfirmRow } from './confirm-row.ts'

type Row = Output<typeof planningCalls.getPlanRow>

/** Confirms a row that wishes for any class room of a kind: in which of those that fit and are free it takes place. */
export function ChooseClassRoom({ row, confirm, onClose }: { row: Row; confirm: ConfirmRow; onClose: () => void }) {
  const t = useText('planning')
  const kit = useKit()
  const pick = usePick()
  const sentence = useSentence('planning')
  const fitting = row.Timetable.FittingClassRooms
  const [chosen, setChosen] = useState<number | null>(fitting[0]?.ID ?? null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  if (fitting.length === 0) return <Text size="sm">{t('clash.noClassRoomOfKind')}</Text>
  const send = async () => {
    setSending(true)
    setProblem(null)
    try {
      const made = await confirm(row.ID, chosen!)
      toast.done(t('classMade', { code: made.Code }))
      onClose()
    } catch (error) {
      setProblem(error)
    } finally {
      setSending(false)
      await refreshEverything()
    }
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('acts.confirm.ask')}</Text>
      <SelectField
        value={chosen}
        onChange={(value) => setChosen(value ?? null)}
        options={fitting.map((each) => ({
          value: each.ID,
          label: `${each.Code} — ${pick(each.Name)} — ${t('preview.capacity', { count: each.Capacity })}`,
        }))}
        label={t('fields.classRoom')}
        description={t('wish.free', { count: fitting.length })}
        required
      />
      {problem !== null && (
        <Text size="sm" c="red" role="alert">
          {sentence(problem)}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {kit('cancel')}
        </Button>
        <Button loading={isSending} disabled={chosen === null} onClick={() => void send()}>
          {t('acts.confirm.do')}
        </Button>
      </Group>
    </Stack>
  )
}
