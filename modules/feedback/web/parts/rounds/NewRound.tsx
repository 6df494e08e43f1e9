import { attendanceCalls } from '#modules/attendance/contract/calls.ts'
import { addDays } from '#platform/shared/values/dates.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { CheckboxField, SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useGo } from '#platform/web/start/address.ts'
import { today } from '#platform/web/start/zone.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { checkedRoundFields } from '../../../contract/rounds.ts'
import { familyOf, kindsOf, type Family, type SheetKind } from '../../../rules/kinds.ts'
import { isSigned } from '../../../rules/round-states.ts'
import { useKindLook } from '../useKindLook.ts'
import { listPath, recordPath } from './round.ts'

/** Opens a round by hand: which class, by which sheet, about whom, until when. */
export function NewRound({ family }: { family: Family }) {
  const r = useText('feedback/rounds')
  const t = useText('feedback')
  const pick = usePick()
  const format = useFormat()
  const go = useGo()
  const kind = useKindLook()
  const kinds = kindsOf(family)
  const form = useRecordForm({
    module: 'feedback',
    call: calls.openFeedbackRound,
    schema: checkedRoundFields,
    initial: {
      ClassID: null as number | null,
      Kind: kinds[0]! as SheetKind,
      InstructorID: null as number | null,
      EvaluatorID: null as number | null,
      ClosesOn: addDays(today(), 14),
      ByCode: true,
    },
    toInput: (values) => ({ body: values }),
    refusedFields: { askedAlready: 'Kind', noSheet: 'Kind', nobodyToAsk: 'ClassID' },
    success: t('acts.openFeedbackRound.past'),
    onSaved: ({ ID }: { ID: number }) => go(recordPath[family], { ID }),
  })
  const { ClassID, Kind } = form.values
  const people = useCall(calls.getFeedbackPeople, ClassID === null ? skip : { ClassID }, { keep: false })
  return (
    <Page title={r('round.addTitle')} width="form">
      <RecordForm form={form} cancelHref={listPath[family]} submitLabel={r('round.add')}>
        <RecordSelect
          {...form.field('ClassID')}
          call={attendanceCalls.getReadableClasses}
          option={(row) => ({ value: row.ID, label: pick(row.CourseName), code: row.Code })}
          label={t('fields.class')}
          required
        />
        <SelectField
          {...form.field('Kind')}
          label={t('fields.kind')}
          options={kinds.map((value) => ({ value, label: kind.words(value) }))}
          required
        />
        {familyOf(Kind) === 'instructor' && (
          <SelectField
            {...form.field('InstructorID')}
            label={t('fields.instructor')}
            options={(people.data?.Instructors ?? []).map(({ ID, Name }) => ({ value: ID, label: pick(Name) }))}
            required
          />
        )}
        {Kind === 'instructorByEvaluator' && (
          <SelectField
            {...form.field('EvaluatorID')}
            label={t('fields.evaluator')}
            description={r('round.evaluatorsOfClass')}
            options={(people.data?.Evaluators ?? []).map(({ ID, Name, IsOfClass }) => ({
              value: ID,
              label: IsOfClass ? format.joined([pick(Name), r('round.ofClass')]) : pick(Name),
            }))}
          />
        )}
        <DayField {...form.field('ClosesOn')} label={t('fields.closesOn')} required />
        {!isSigned(Kind) && (
          <CheckboxField {...form.field('ByCode')} label={t('fields.byCode')} description={r('round.byCodeHint')} />
        )}
      </RecordForm>
    </Page>
  )
}
