import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod'
import { rightsOfPlanners } from '#modules/planning/rules/planner.ts'
import { day, line } from '#platform/shared/shapes.ts'
import { moversOf } from '#platform/shared/states.ts'
import { useGo } from '#platform/web/address.ts'
import { send } from '#platform/web/client.ts'
import { DayField } from '#platform/web/forms/DayFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextAreaField } from '#platform/web/forms/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { classStates, type ClassAction } from '../../rules/class-states.ts'
import type { CourseClass } from './course-class.ts'

/** What may be done with the class now. */
export function ClassActions({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const go = useGo()
  const [isPostponing, setPostponing] = useState(false)
  const plain = { ID: found.ID, body: { Version: found.Version } }
  const because = (Reason: string) => ({ ID: found.ID, body: { Version: found.Version, Reason } })
  const fromOf = (action: ClassAction) => found.Later.find((each) => each.Action === action)?.From
  // A step of the class that the reader's rights do not open is shown off, with the reason.
  const step = (action: ClassAction) => ({
    main: true,
    confirm: true,
    needs: rightsOfPlanners(moversOf(classStates, found.State, action)),
  })
  return (
    <>
      <ActionBar
        module="classes"
        allowed={found.Actions}
        shown={2}
        actions={{
          open: { ...step('open'), done: t('done.open'), run: () => send(calls.openCourseClass, plain) },
          go: {
            ...step('go'),
            done: t('done.go'),
            ...(found.UnderMinimum && { reason: 'required' as const }),
            run: ({ reason }) => send(calls.goCourseClass, reason ? because(reason) : plain),
          },
          start: { ...step('start'), from: fromOf('start'), run: () => send(calls.startCourseClass, plain) },
          end: { ...step('end'), from: fromOf('end'), run: () => send(calls.endCourseClass, plain) },
          close: { ...step('close'), run: () => send(calls.closeCourseClass, plain) },
          reopen: { ...step('reopen'), run: () => send(calls.reopenCourseClass, plain) },
          hold: { confirm: true, run: () => send(calls.holdCourseClass, plain) },
          postpone: { run: () => setPostponing(true) },
          cancel: {
            danger: true,
            reason: 'required',
            done: t('done.cancel'),
            run: ({ reason }) => send(calls.cancelCourseClass, because(reason)),
          },
          delete: {
            danger: true,
            run: async () => {
              await send(calls.deleteCourseClass, { ID: found.ID })
              await go('/CourseClass')
            },
          },
        }}
      />
      <Dialog opened={isPostponing} onClose={() => setPostponing(false)} title={t('postpone')}>
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
    call: calls.postponeCourseClass,
    schema: postponing,
    initial: { StartDate: '', Reason: '' },
    toInput: (values) => ({ ID: found.ID, body: { ...values, Version: found.Version } }),
    success: t('done.postpone'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t('actions.postpone')} onCancel={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('postponeHint')}</Text>
        <DayField {...form.field('StartDate')} label={t('fields.newStart')} required />
        <TextAreaField {...form.field('Reason')} label={t('fields.reason')} maxLength={500} required />
      </Stack>
    </RecordForm>
  )
}
