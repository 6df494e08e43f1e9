-- What happened bears the name of its act, `<module>.<act>`, as a registration's facts do since 0058 (decision 78). The
-- chain of the audit covers the names, so it is begun anew: once, before the first academy runs.
create temporary table renamed (was text primary key, becomes text not null) on commit drop;

-- planning

-- classes

-- exams
insert into renamed values
  ('questionAdded', 'exams.addQuestion'),
  ('questionChanged', 'exams.updateQuestion'),
  ('questionActivated', 'exams.activateQuestion'),
  ('questionDeactivated', 'exams.deactivateQuestion'),
  ('questionDeleted', 'exams.deleteQuestion'),
  ('questionsImported', 'exams.commitQuestionImport'),
  ('examAdded', 'exams.addExam'),
  ('examChanged', 'exams.updateExam'),
  ('examDeleted', 'exams.deleteExam'),
  ('examCopied', 'exams.copyExam'),
  ('examReady', 'exams.markReady'),
  ('examBackToDraft', 'exams.backToDraft'),
  ('examPublished', 'exams.publish'),
  ('examPublishCancelled', 'exams.cancelPublish'),
  ('examOpened', 'exams.open'),
  ('examClosed', 'exams.close'),
  ('examMarking', 'exams.beginMarking'),
  ('examClosedEarly', 'exams.closeEarly'),
  ('examResultsInitial', 'exams.releaseInitial'),
  ('examResultsFinal', 'exams.releaseFinal'),
  ('examArchived', 'exams.archive'),
  ('examTimeGranted', 'exams.grantTime'),
  ('examStarted', 'exams.startExam'),
  ('examSubmitted', 'exams.submitExam'),
  ('examClosedByViolation', 'exams.closeByViolation'),
  ('examViolationUpheld', 'exams.uphold'),
  ('examViolationLifted', 'exams.reinstate'),
  ('examAttemptVoided', 'exams.voidAttempt'),
  ('examDeviceMoved', 'exams.moveDevice'),
  ('examMarked', 'exams.finishMarking'),
  ('examMarkChanged', 'exams.changeMarks'),
  ('answerMarkChanged', 'exams.changeAnswerMark'),
  ('examMarkChangeAsked', 'exams.askMarkChange'),
  ('examMarkChangeRejected', 'exams.rejectMarkChange'),
  ('examMarkChangeWithdrawn', 'exams.withdrawMarkChange'),
  ('examAnswersArchived', 'exams.archiveAnswers'),
  ('examRepeatResult', 'exams.releaseRepeat'),
  ('examRepeatRequested', 'exams.requestRepeat'),
  ('examRepeatInvoiced', 'exams.invoiceRepeat'),
  ('examRepeatProofUploaded', 'exams.uploadRepeatProof'),
  ('examRepeatPaid', 'exams.verifyRepeatPayment'),
  ('examRepeatProofRejected', 'exams.rejectRepeatProof'),
  ('examRepeatGranted', 'exams.grantRepeat'),
  ('examRepeatRejected', 'exams.rejectRepeat');

-- attendance
insert into renamed values
  ('attendanceMarked', 'attendance.saveAttendance'),
  ('attendanceUnmarked', 'attendance.remindUnmarked'),
  ('attendanceAtRisk', 'attendance.warnAtRisk'),
  ('attendanceCorrected', 'attendance.correctMark');

-- evaluation
insert into renamed values
  ('degreesGiven', 'evaluation.saveParticipation'),
  ('degreeChanged', 'evaluation.changeDegree'),
  ('finalResultPublished', 'evaluation.publishFinalResults'),
  ('finalResultChanged', 'evaluation.changeFinalResult'),
  ('resultChangeAsked', 'evaluation.askResultChange'),
  ('resultChangeApproved', 'evaluation.approveResultChange'),
  ('resultChangeRejected', 'evaluation.rejectResultChange'),
  ('resultChangeWithdrawn', 'evaluation.withdrawResultChange');

-- people

-- catalogue

-- certificates

-- lookups

-- notifications

-- accounts

-- signin

-- privacy
insert into renamed values
  ('erasureAsked', 'privacy.askErasure'),
  ('erasureWithdrawn', 'privacy.withdrawErasure'),
  ('erasureRefused', 'privacy.refuseErasure'),
  ('erasureDone', 'privacy.approveErasure'),
  ('ownDataDownloaded', 'privacy.downloadOwnData');

-- platform

update platform.event e set kind = r.becomes from renamed r where e.kind = r.was;

do $$
begin
  if not exists (select from platform.audit a join renamed r on r.was = a.kind) then
    return;
  end if;
  grant update on platform.audit to current_user;
  grant delete on platform.audit_seal, platform.audit_check to current_user;
  alter table platform.audit disable trigger audit_kept;
  alter table platform.audit_seal disable trigger audit_seal_kept;
  alter table platform.audit_check disable trigger audit_check_kept;
  alter table platform.audit_head disable trigger audit_head_kept;

  update platform.audit a set kind = r.becomes from renamed r where a.kind = r.was;
  delete from platform.audit_seal;
  delete from platform.audit_check;
  delete from platform.audit_head;
  insert into platform.audit_unsealed (audit_id) select id from platform.audit on conflict do nothing;

  alter table platform.audit enable trigger audit_kept;
  alter table platform.audit_seal enable trigger audit_seal_kept;
  alter table platform.audit_check enable trigger audit_check_kept;
  alter table platform.audit_head enable trigger audit_head_kept;
  revoke update on platform.audit from current_user;
  revoke delete on platform.audit_seal, platform.audit_check from current_user;
end $$;
