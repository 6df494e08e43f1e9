import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useGo } from '#platform/web/start/address.ts'
import { useSend } from '#platform/web/data.ts'
import { fits } from '#platform/web/forms/fields/number-entry.ts'
import { ChangedEntries } from '#platform/web/forms/sheet/ChangedEntry.tsx'
import { useSheetDrafts } from '#platform/web/forms/sheet/useSheetDrafts.ts'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { GrievanceOnPaper } from '../correction/GrievanceOnPaper.tsx'
import { MarkHistory } from '../correction/MarkHistory.tsx'
import { PaperName } from '../correction/PaperName.tsx'
import type { PaperWays } from '../correction/paper-places.ts'
import { TwoMarkers } from '../correction/TwoMarkers.tsx'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { paperActs } from '../../contract/acts.ts'
import { paperCalls as calls } from '../../contract/calls.ts'
import { isResultOut } from '../../rules/attempt-states.ts'
import { isMarkedByHand } from '../../rules/question.ts'
import { settledOutcome } from '../../rules/scoring.ts'
import { AskedMarks } from './AskedMarks.tsx'
import { Grade } from './Grade.tsx'
import { type Mark, sameMark, savedMark, totalWith } from './mark.ts'
import classes from './PaperToMark.module.css'
import { PaperQuestions } from './PaperQuestions.tsx'
import { toldOf, Watched } from './Watched.tsx'
import { attemptTones } from '../parts/tones.ts'
import type { Paper } from './paper.ts'

export function PaperToMark({ paper, ways }: { paper: Paper; ways: PaperWays }) {
  const t = useText('sitting')
  const format = useFormat()
  const go = useGo()
  const drafts = useSheetDrafts<number, Mark>((id) => savedMark(paper, id), sameMark)
  // of a save whose paper has not been read again yet
  const [savedVersion, setSavedVersion] = useState(0)
  const [reason, setReason] = useState('')
  const [saved, setSaved] = useState(false)
  const between = drafts.changed.length > 0
  const mayMark = paper.Actions.includes('saveMarks')
  const asks = isResultOut(paper.ExamState, paper.State)
  const needsReason = paper.State === 'final'
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
    success: t('marking.finished'),
    onDone: () => {
      const { NextTraineeID } = paper
      void go((NextTraineeID === null ? ways.papers : ways.paper(NextTraineeID)) as '/')
    },
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
    const now = scored.length > 0 ? await save() : paper
    if (now) await finishing.send({ body: { AttemptID: paper.AttemptID, Version: now.Version } })
  }

  return (
    <Page
      title={<PaperName paper={paper} />}
      description={
        <>
          <Localized text={paper.ExamName} />
          <Sep />
          <ExamOwner code={paper.ClassCode} competition={paper.CompetitionID} />
        </>
      }
      badge={<StateBadge module="sitting" state={paper.State} tones={attemptTones} />}
      actions={
        <Group gap="sm">
          <ActionBar
            module="exams"
            allowed={paper.Actions}
            actions={{
              ...actButtons(paperActs, paper, ['reinstate', 'uphold', 'voidAttempt'], { uphold: { apart: false } }),
              printPaper: {
                ...printAction(
                  href('/report/CourseExamAnswer/:CourseClassExamsID?/:TraineeID?', {
                    CourseClassExamsID: paper.ExamID,
                    TraineeID: paper.TraineeID,
                  }),
                ),
                label: t('marking.print'),
              },
            }}
          />
          {paper.NextTraineeID !== null && (
            <Button variant="default" component={AppLink} to={ways.paper(paper.NextTraineeID) as '/'}>
              {t('marking.next')}
            </Button>
          )}
        </Group>
      }
    >
      <UnsavedGuard mayLeave={() => drafts.size === 0} />
      {paper.State === 'closedViolation' && (
        <Alert color="red" title={t('marking.reviewTitle')}>
          {paper.ReviewReason}
        </Alert>
      )}
      {paper.Grievance && <GrievanceOnPaper paper={paper} />}
      {paper.TwoMarkers && <TwoMarkers paper={paper} />}
      {paper.Change && <AskedMarks paper={paper} change={paper.Change} />}
      <Section>
        <KeyValues
          columns={4}
          items={[
            { label: t('marking.handedIn'), value: format.dateTime(paper.FinishedAt) },
            {
              label: t('marking.result'),
              value: (
                <Group gap="xs">
                  {format.percent(settledOutcome(paper).percent)} <Grade grade={settledOutcome(paper).grade} />
                </Group>
              ),
            },
            {
              label: t('results.standing'),
              value: paper.Result ? t(`results.standings.${paper.Result}`) : t('marking.notSat'),
            },
            { label: t('marking.duringExam'), value: <Watched paper={paper} />, wide: true },
          ]}
        />
      </Section>
      {mayMark && <ChangedEntries count={drafts.changed.length} />}
      <PaperQuestions questions={paper.QuestionList} fold={mayMark} drafts={mayMark ? drafts : null} />
      {mayMark && (
        <div className={classes['foot']} data-foot>
          <Stack gap="sm">
            {asks && drafts.size > 0 && <Text size="sm">{t('marking.askHint')}</Text>}
            {needsReason && drafts.size > 0 && (
              <TextInput
                label={t('marking.reason')}
                required
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
            <Group justify="space-between">
              <Text size="sm" c="dimmed" role="status">
                {saved && scored.length === 0 && `${t('marking.saved')}. `}
                {unmarked > 0
                  ? t('marking.stillUnmarked', { count: unmarked })
                  : t('marking.total', {
                      score: format.number(totalWith(paper, drafts.mine)),
                      max: format.number(paper.MaxScore),
                    })}
              </Text>
              <Group gap="sm">
                <Button
                  variant="default"
                  onClick={() => void save()}
                  loading={saving.sending}
                  disabled={scored.length === 0 || between || wrong || (needsReason && !reason.trim())}
                >
                  {t(asks ? 'marking.ask' : 'marking.save')}
                </Button>
                {paper.Actions.includes('finishMarking') && (
                  <Button
                    onClick={() => void finish()}
                    loading={finishing.sending}
                    disabled={
                      unmarked > 0 ||
                      between ||
                      wrong ||
                      saving.sending ||
                      (needsReason && !reason.trim() && scored.length > 0)
                    }
                  >
                    {t(paper.NextTraineeID === null ? 'marking.finish' : 'marking.finishAndNext')}
                  </Button>
                )}
              </Group>
            </Group>
          </Stack>
        </div>
      )}
      <MarkHistory paper={paper} />
      <Section title={t('marking.history')}>
        <History module="exams" items={paper.History.map((item) => toldOf(t, item))} />
      </Section>
    </Page>
  )
}
