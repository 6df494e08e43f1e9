import { Button, Group, Stack } from '@mantine/core'
import { useGo } from '#platform/web/start/address.ts'
import { Localized, Sep } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { PaperName } from '../correction/PaperName.tsx'
import type { PaperWays } from '../correction/paper-places.ts'
import { ExamOwner } from '../parts/ExamOwner.tsx'
import { paperActs } from '../../contract/acts.ts'
import { MarkingKeys } from './keys/MarkingKeys.tsx'
import { MarksReason, MarksStanding } from './MarksStanding.tsx'
import { PaperBody } from './PaperBody.tsx'
import classes from './PaperToMark.module.css'
import { attemptTones } from '../parts/tones.ts'
import type { Paper } from './paper.ts'
import { usePaperMarks } from './usePaperMarks.ts'

export function PaperToMark({ paper, ways }: { paper: Paper; ways: PaperWays }) {
  const t = useText('sitting')
  const go = useGo()
  const { NextTraineeID } = paper
  const marks = usePaperMarks(
    paper,
    () => void go((NextTraineeID === null ? ways.papers : ways.paper(NextTraineeID)) as '/'),
  )
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
          {marks.mayMark && <MarkingKeys onGoOn={marks.goOn} />}
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
          {NextTraineeID !== null && (
            <Button variant="default" component={AppLink} to={ways.paper(NextTraineeID) as '/'}>
              {t('marking.next')}
            </Button>
          )}
        </Group>
      }
    >
      <PaperBody
        paper={paper}
        marks={marks}
        foot={
          marks.mayMark && (
            <div className={classes['foot']} data-foot>
              <Stack gap="sm">
                <MarksReason marks={marks} />
                <Group justify="space-between">
                  <MarksStanding paper={paper} marks={marks} />
                  <Group gap="sm">
                    <Button
                      variant="default"
                      onClick={() => void marks.save()}
                      loading={marks.saving}
                      disabled={!marks.maySave}
                    >
                      {t(marks.asks ? 'marking.ask' : 'marking.save')}
                    </Button>
                    {paper.Actions.includes('finishMarking') && (
                      <Button onClick={() => void marks.finish()} loading={marks.finishing} disabled={!marks.mayFinish}>
                        {t(NextTraineeID === null ? 'marking.finish' : 'marking.finishAndNext')}
                      </Button>
                    )}
                  </Group>
                </Group>
              </Stack>
            </div>
          )
        }
      />
    </Page>
  )
}
