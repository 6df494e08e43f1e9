-- What happened to a registration bears the name of its act, `registration.<act>`, in events, audit and code alike
-- (decision 78). The chain of the audit covers the names, so it is begun anew: once, before the first academy runs.
create temporary table renamed (was text primary key, becomes text not null) on commit drop;
insert into renamed values
  ('registrationSubmitted', 'registration.submit'),
  ('registrationResubmitted', 'registration.resubmit'),
  ('registrationReviewStarted', 'registration.startReview'),
  ('registrationChangesRequested', 'registration.requestChanges'),
  ('registrationApproved', 'registration.approve'),
  ('registrationWaitlisted', 'registration.waitlist'),
  ('registrationRejected', 'registration.reject'),
  ('seatOffered', 'registration.offerSeat'),
  ('seatAccepted', 'registration.acceptOffer'),
  ('seatOfferLapsed', 'registration.lapseOffer'),
  ('seatHoldLapsed', 'registration.lapseHold'),
  ('registrationConfirmed', 'registration.confirm'),
  ('registrationWithdrawn', 'registration.withdraw'),
  ('registrationCancelled', 'registration.cancel'),
  ('registrationBegun', 'registration.begin'),
  ('registrationCompleted', 'registration.complete'),
  ('registrationFailed', 'registration.fail'),
  ('registrationNoShow', 'registration.markNoShow'),
  ('visaRequired', 'registration.requireVisa'),
  ('visaNotRequired', 'registration.dismissVisa'),
  ('visaLetterIssued', 'registration.issueVisaLetter'),
  ('visaProofAsked', 'registration.askVisaProof'),
  ('visaProofUploaded', 'registration.uploadVisaProof'),
  ('visaVerified', 'registration.verifyVisa'),
  ('visaProofRejected', 'registration.rejectVisaProof'),
  ('visaRefused', 'registration.refuseVisa'),
  ('visaReopened', 'registration.reopenVisa'),
  ('invoiceSent', 'registration.sendInvoice'),
  ('invoiceVoided', 'registration.voidInvoice'),
  ('paymentProofUploaded', 'registration.uploadPaymentProof'),
  ('paymentVerified', 'registration.verifyPayment'),
  ('paymentPartlyVerified', 'registration.verifyPart'),
  ('paymentProofRejected', 'registration.rejectPaymentProof'),
  ('paymentOverdue', 'registration.markOverdue'),
  ('feeWaived', 'registration.waiveFee'),
  ('creditGranted', 'registration.grantCredit'),
  ('paymentRefunded', 'registration.refund'),
  ('travelNeeded', 'registration.needTravel'),
  ('travelNotNeeded', 'registration.dismissTravel'),
  ('flightTicketUploaded', 'registration.uploadTicket'),
  ('travelArranged', 'registration.arrangeTravel'),
  ('traineeArrived', 'registration.markArrived'),
  ('organizationAgreedToPay', 'registration.agreeToPay'),
  ('organizationDeclinedToPay', 'registration.declineToPay');

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
