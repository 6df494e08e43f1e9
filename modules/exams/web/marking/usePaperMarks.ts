import { useEffect, useRef, useState } from 'react'
import { useSend } from '#platform/web/data.ts'
import { fits } from '#platform/web/forms/fields/number-entry.ts'
import { useSheetDrafts } from '#platform/web/forms/sheet/useSheetDrafts.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { isResultOut } from '../../rules/attempt-states.ts'
import { isMarkedByHand } from '../../rules/question.ts'
import { showUnmarked } from './keys/question-focus.ts'
import { finishedWord, type Mark, sameMark, savedMark } from './mark.ts'
import type { Paper } from './paper.ts'

/** The marks of a paper as they are typed, saved and finished, on a page of its own as in a queue. */
export function usePaperMarks(paper: Paper, onFinished: () => void) {
  const t = useText('sitting')
  const drafts = useSheetDrafts<number, Mark>((id) => savedMark(paper, id), sameMark)
  // of a save whose paper has not been read again yet
  const [savedVersion, setSavedVersion] = useState(0)
  const [reason, setReason] = useState('')
  const [saved, setSaved] = useState(false)
  const scored = drafts.toSend.filter(([, mark]) => mark.score !== undefined)
  const unmarked = paper.QuestionList.filter(
    (question) =>
      isMarkedByHand(question.Type) &&
      question.Score === null &&
      drafts.mine(question.ExamQuestionID)?.score === undefined,
  ).length
  const wrong = paper.QuestionList.some(
    (question) => !fits(drafts.mine(question.ExamQuestionID)?.score ?? 0, { min: 0, max: question.Weight }),
  )
  const needsReason = paper.State === 'final'
  const lacksReason = needsReason && !reason.trim()
  const between = drafts.changed.length > 0
  // What was just saved counts as marked only once the paper says so.
  const isBehind = savedVersion > paper.Version
  const isEnding = useRef(false)
  const isAskedAgain = useRef(false)

  const saving = useSend(calls.saveMarks, {
    module: 'exams',
    // said in the foot itself: a toast would lie over its buttons
    // a remark on an answer that has no mark yet stays on the page
    onDone: ({ Version, Asked }) => {
      if (Asked) {
        drafts.clear()
        setReason('')
        toast.info(t('marking.asked'))
        return
      }
      drafts.answered()
      setSavedVersion(Version)
      setSaved(true)
    },
  })
  const finishing = useSend(calls.finishMarking, {
    module: 'exams',
    success: ({ State }) => t(finishedWord(State)),
    onDone: onFinished,
  })
  const save = () =>
    drafts.send(scored, (marks) =>
      saving.send({
        body: {
          AttemptID: paper.AttemptID,
          Version: Math.max(paper.Version, savedVersion),
          Reason: reason,
          Marks: marks.map(([ExamQuestionID, { score, comment }]) => ({
            ExamQuestionID,
            Score: score!,
            Comment: comment,
          })),
        },
      }),
    )
  /** What is still on the page is saved first: one press ends the paper and brings the next. */
  const finish = async () => {
    isEnding.current = true
    try {
      const now = scored.length > 0 ? await save() : paper
      if (now) await finishing.send({ body: { AttemptID: paper.AttemptID, Version: now.Version } })
    } finally {
      isEnding.current = false
    }
  }
  const maySave = scored.length > 0 && !between && !wrong && !lacksReason
  const mayFinish =
    paper.Actions.includes('finishMarking') &&
    unmarked === 0 &&
    !between &&
    !wrong &&
    !saving.sending &&
    !(lacksReason && scored.length > 0)
  const mayMark = paper.Actions.includes('saveMarks')
  /** As the keyboard asks: the paper is finished where it may be, else what is typed is saved and what lacks comes next. */
  const goOn = () => {
    if (!mayMark || isEnding.current || finishing.sending) return
    // Whoever types the next mark while the one before is being saved is not to press twice.
    if (saving.sending || isBehind) {
      isAskedAgain.current = true
      return
    }
    if (mayFinish) {
      void finish()
      return
    }
    if (maySave) void save()
    showUnmarked()
  }
  useEffect(() => {
    if (saving.sending || isBehind || !isAskedAgain.current) return
    isAskedAgain.current = false
    goOn()
  })
  return {
    drafts,
    mayMark,
    /** The result is out: a second person has to approve. */
    asks: isResultOut(paper.ExamState, paper.State),
    needsReason,
    reason,
    setReason,
    unmarked,
    /** Everything that was typed is saved. */
    isSaved: saved && scored.length === 0,
    saving: saving.sending,
    finishing: finishing.sending,
    maySave,
    mayFinish,
    save,
    finish,
    goOn,
  }
}
export type PaperMarks = ReturnType<typeof usePaperMarks>
