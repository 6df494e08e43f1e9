import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import { rightsOfPlanners } from '#modules/planning/rules/planner.ts'
import { day, line } from '#platform/shared/shapes.ts'
import { moversOf } from '#platform/shared/record/states.ts'
import { useGo } from '#platform/web/start/address.ts'
import { send } from '#platform/web/client.ts'
import { href } from '#platform/web/href.ts'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { classActs as acts } from '../../contract/acts.ts'
import { classStates, isHeld, type ClassAction } from '../../rules/class-states.ts'
import type { CourseClass } from './course-class.ts'

const shown = ['edit', 'open', 'go', 'start', 'end', 'close', 'reopen', 'hold', 'postpone', 'cancel', 'delete'] as const

/** What may be done with the class now. */
export function ClassActions({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const go = useGo()
  const [isPostponing, setPostponing] = useState(false)
  // A step of the class that the reader's rights do not open is shown off, with the reason.
  const step = (action: ClassAction) => ({
    needs: rightsOfPlanners(moversOf(classStates, found.State, action)),
    from: found.Later.find((each) => each.Action === action)?.From,
  })
  const buttons = actButtons(acts, found, shown, {
    edit: { href: href('/Setting/CourseClass-Edit/:ID?', { ID: found.ID }, { edit: true }) },
    open: step('open'),
    go: { ...step('go'), ...(found.UnderMinimum && { reason: 'required' }) },
    start: step('start'),
    end: step('end'),
    close: step('close'),
    reopen: step('reopen'),
    postpone: { run: () => setPostponing(true) },
    delete: {
      run: async () => {
        await send(acts.table.delete.call, { ID: found.ID })
        await go('/CourseClass')
      },
    },
  })
  return (
    <>
      <ActionBar
        module="classes"
        allowed={found.Actions}
        shown={2}
        actions={{
          ...buttons,
          printOrder:
            isHeld(found.State) &&
            printAction(href('/report/TrainingOrder/:CourseClassID?', { CourseClassID: found.ID })),
        }}
      />
      <Dialog opened={isPostponing} onClose={() => setPostponing(false)} title={t('acts.postpone.do')}>
        <Postponing found={found} onClose={() => setPostponing(false)} />
      </Dialog>
    </>
  )
}

const postponing = z.strictObject({ StartDate: day(), Reason: line(500) })

function Postponing({ found, onClose }: { found: CourseClass; onClose: () => void }) {
  const t = useText('classes')
  const form = useRecordForm({
    module: 'classes',
    call: acts.table.postpone.call,
    schema: postponing,
    initial: { StartDate: '', Reason: '' },
    version: found.Version,
    toInput: (values, { version }) => ({ ID: found.ID, body: { ...values, Version: version } }),
    success: t('acts.postpone.done'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.postpone.do')} onCancel={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('acts.postpone.ask')}</Text>
        <DayField {...form.field('StartDate')} label={t('fields.newStart')} required />
        <TextAreaField {...form.field('Reason')} label={t('fields.reason')} maxLength={500} required />
      </Stack>
    </RecordForm>
  )
}
