import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { remarksFor } from './mark.ts'
import classes from './Remarks.module.css'

/** How many are offered before somebody asks for all. */
const first = 3

/**
 * Remarks of before for one question, to be picked in place of typing them; of those that are `folded` none before somebody
 * asks. All questions of an exam share one asking. Without any, or where nobody answers, nothing is there.
 */
export function Remarks(props: {
  examId: number
  questionId: number
  folded?: boolean
  onPick: (remark: string) => void
}) {
  const t = useText('correction')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const { data } = useCall(calls.getRemarks, { ExamID: props.examId }, { silent: true, keep: false })
  const remarks = remarksFor(props.questionId, data?.Items ?? [])
  if (remarks.length === 0) return null
  const few = props.folded ? 0 : first
  return (
    <div className={classes['remarks']} role="group" aria-label={t('marking.remarks')} data-all={all || undefined}>
      {remarks.slice(0, all ? remarks.length : few).map(({ Comment }) => (
        <button
          key={Comment}
          type="button"
          dir="auto"
          className={classes['remark']}
          onClick={() => props.onPick(Comment)}
        >
          {Comment}
        </button>
      ))}
      {remarks.length > few && (
        <Button variant="subtle" color="gray" size="compact-sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('marking.fewerRemarks') : t('marking.allRemarks', { number: format.number(remarks.length) })}
        </Button>
      )}
    </div>
  )
}
