-- What happened bears the name of its act, `<module>.<act>`, as a registration's facts do since 0058 (decision 78). The
-- chain of the audit covers the names, so it is begun anew: once, before the first academy runs.
-- `only_with`: what the fact must carry, where one kind of before was several acts.
create temporary table renamed (
  was text not null,
  becomes text not null,
  only_with jsonb not null default '{}',
  primary key (was, only_with)
) on commit drop;

-- planning
insert into renamed values
  ('planRowAdded', 'planning.add'),
  ('planRowChanged', 'planning.edit'),
  ('planRowDeleted', 'planning.delete'),
  ('planRowProposed', 'planning.propose'),
  ('planRowWithdrawn', 'planning.withdraw'),
  ('planRowApproved', 'planning.approve'),
  ('planRowSentBack', 'planning.sendBack'),
  ('planRowPublished', 'planning.publish'),
  ('planRowUnpublished', 'planning.unpublish'),
  ('planRowWaived', 'planning.waive'),
  ('planRowConfirmed', 'planning.confirm'),
  ('planRowExecuted', 'planning.execute'),
  ('planRowPostponed', 'planning.postpone'),
  ('planRowCancelled', 'planning.cancel'),
  ('planInstructorAsked', 'planning.askInstructor'),
  ('planInstructorReleased', 'planning.releaseInstructor'),
  ('planInstructorAccepted', 'planning.accept'),
  ('planInstructorRejected', 'planning.reject'),
  ('planInstructorReminded', 'planning.remindInstructor'),
  ('planInstructorSilent', 'planning.reportSilentInstructor'),
  ('roomAdded', 'planning.addRoom'),
  ('roomChanged', 'planning.editRoom'),
  ('roomDeleted', 'planning.deleteRoom'),
  ('holidayAdded', 'planning.addHoliday'),
  ('holidayChanged', 'planning.editHoliday'),
  ('holidayDeleted', 'planning.deleteHoliday');

-- classes
insert into renamed values
  ('courseClassAdded', 'classes.add'),
  ('courseClassChanged', 'classes.edit'),
  ('courseClassDeleted', 'classes.delete'),
  ('courseClassConfirmed', 'classes.makeFromPlan'),
  ('courseClassOpened', 'classes.open'),
  ('courseClassTentative', 'classes.hold'),
  ('courseClassGo', 'classes.go'),
  ('courseClassStartsSoon', 'classes.announceStart'),
  ('courseClassStarted', 'classes.start'),
  ('courseClassEnded', 'classes.end'),
  ('courseClassResultsPublished', 'classes.publishResults'),
  ('courseClassClosed', 'classes.close'),
  ('courseClassPostponed', 'classes.postpone'),
  ('courseClassReopened', 'classes.reopen'),
  ('courseClassCancelled', 'classes.cancel'),
  ('classInstructorAsked', 'classes.askInstructor'),
  ('classInstructorKept', 'classes.keepInstructor'),
  ('classInstructorReleased', 'classes.releaseInstructor'),
  ('classInstructorAccepted', 'classes.accept'),
  ('classInstructorRejected', 'classes.reject'),
  ('classInstructorReminded', 'classes.remindInstructor'),
  ('classInstructorSilent', 'classes.reportSilence'),
  ('sessionAdded', 'classes.addSession'),
  ('sessionMoved', 'classes.moveSession'),
  ('sessionChanged', 'classes.editSession'),
  ('sessionCancelled', 'classes.cancelSession');

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
insert into renamed values
  ('traineeAdded', 'people.addTrainee'),
  ('traineeChanged', 'people.updateTrainee'),
  ('nameChangeAsked', 'people.askForName'),
  ('nameChangeAccepted', 'people.acceptName'),
  ('nameChangeRejected', 'people.rejectName'),
  ('nameChangeWithdrawn', 'people.withdrawName'),
  ('traineeActivated', 'people.activateTrainee'),
  ('traineeDeactivated', 'people.deactivateTrainee'),
  ('traineeDeleted', 'people.deleteTrainee'),
  ('traineeInvited', 'people.inviteTrainee'),
  ('identityFilesDropped', 'people.dropIdentityFiles'),
  ('traineeRegistered', 'people.registerTrainee'),
  ('traineeCompleted', 'people.completeTrainee'),
  ('lightTraineeRegistered', 'people.registerLightTrainee'),
  ('passportOpened', 'people.openPassport'),
  ('passportScanOpened', 'people.openPassportScan'),
  ('instructorAdded', 'people.addInstructor'),
  ('instructorChanged', 'people.updateInstructor'),
  ('instructorActivated', 'people.activateInstructor'),
  ('instructorDeactivated', 'people.deactivateInstructor'),
  ('instructorDeleted', 'people.deleteInstructor'),
  ('instructorRegistered', 'people.registerInstructor'),
  ('instructorRegisteredAgain', 'people.registerInstructorAgain'),
  ('instructorApproved', 'people.approveInstructor'),
  ('instructorAskedForMore', 'people.askInstructorForMore'),
  ('instructorTurnedDown', 'people.rejectInstructor'),
  ('instructorTakenUpAgain', 'people.reopenInstructor'),
  ('organizationAdded', 'people.addOrganization'),
  ('organizationChanged', 'people.updateOrganization'),
  ('organizationActivated', 'people.activateOrganization'),
  ('organizationDeactivated', 'people.deactivateOrganization'),
  ('organizationDeleted', 'people.deleteOrganization'),
  ('organizationRegistered', 'people.registerOrganization'),
  ('organizationRegisteredAgain', 'people.registerOrganizationAgain'),
  ('organizationApproved', 'people.approveOrganization'),
  ('organizationAskedForMore', 'people.askOrganizationForMore'),
  ('organizationTurnedDown', 'people.rejectOrganization'),
  ('organizationTakenUpAgain', 'people.reopenOrganization'),
  ('rosterRead', 'people.readRoster'),
  ('rosterCommitted', 'people.commitRoster'),
  ('rosterDropped', 'people.dropRoster');

-- catalogue
insert into renamed values
  ('courseAdded', 'catalogue.addCourse'),
  ('courseChanged', 'catalogue.updateCourse'),
  ('coursePublished', 'catalogue.publish'),
  ('courseUnpublished', 'catalogue.unpublish'),
  ('courseDeleted', 'catalogue.deleteCourse');

-- certificates
insert into renamed values
  ('certificatePrepared', 'certificates.prepare'),
  ('certificateIssued', 'certificates.issue'),
  ('certificateRegenerated', 'certificates.regenerate'),
  ('certificateChangeRejected', 'certificates.rejectChange'),
  ('certificateChangeWithdrawn', 'certificates.withdrawChange');
insert into renamed values
  ('certificateModeChanged', 'certificates.allowDownload', '{"action": "allowDownload"}'),
  ('certificateModeChanged', 'certificates.lockDownload', '{"action": "lockDownload"}'),
  ('certificateModeChanged', 'certificates.hide', '{"action": "hide"}'),
  ('certificateModeChanged', 'certificates.show', '{"action": "show"}'),
  ('certificateModeChanged', 'certificates.revoke', '{"action": "revoke"}'),
  ('certificateChangeAsked', 'certificates.askRegeneration', '{"change": "regenerate"}'),
  ('certificateChangeAsked', 'certificates.askRevocation', '{"change": "revoke"}');

-- lookups
insert into renamed values
  ('lookupEntrySaved', 'lookups.saveLookupEntry'),
  ('lookupEntryDeleted', 'lookups.deleteLookupEntry'),
  ('lookupImported', 'lookups.importLookup'),
  ('lookupExported', 'lookups.exportLookup'),
  ('lookupOrdered', 'lookups.orderLookupEntries');

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

update platform.event e set kind = r.becomes from renamed r where e.kind = r.was and e.data @> r.only_with;

do $$
begin
  if not exists (select from platform.audit a join renamed r on r.was = a.kind and a.data @> r.only_with) then
    return;
  end if;
  grant update on platform.audit to current_user;
  grant delete on platform.audit_seal, platform.audit_check to current_user;
  alter table platform.audit disable trigger audit_kept;
  alter table platform.audit_seal disable trigger audit_seal_kept;
  alter table platform.audit_check disable trigger audit_check_kept;
  alter table platform.audit_head disable trigger audit_head_kept;

  update platform.audit a set kind = r.becomes from renamed r
  where a.kind = r.was and a.data @> r.only_with;
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
