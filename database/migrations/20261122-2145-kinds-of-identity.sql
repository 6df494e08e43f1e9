-- The facts of accounts, signing in, notifications, reports and of the platform itself bear the names of their acts as all
-- others do since 20261122-1800 (decision 80). The chain of the audit covers the names, so it is begun anew: once, before
-- the first academy runs.
create temporary table renamed (was text primary key, becomes text not null) on commit drop;
insert into renamed values
  ('accountCreated', 'accounts.addUser'),
  ('accountChanged', 'accounts.updateUser'),
  ('accountRightsChanged', 'accounts.changeRights'),
  ('accountActivated', 'accounts.activateUser'),
  ('accountDeactivated', 'accounts.deactivateUser'),
  ('accountDeleted', 'accounts.deleteUser'),
  ('invitationResent', 'accounts.resendInvitation'),
  ('photoChanged', 'accounts.changePhoto'),
  ('photoRemoved', 'accounts.removePhoto'),
  ('addressChangeAsked', 'accounts.askForAddress'),
  ('addressChangeGivenUp', 'accounts.giveUpUserAddress'),
  ('addressChanged', 'accounts.confirmAddress'),
  ('addressChangeUndone', 'accounts.undoAddress'),

  ('passwordChanged', 'signin.changePassword'),
  ('accountSessionsEnded', 'signin.endUserSessions'),
  ('secondFactorReset', 'signin.resetUserSecondFactor'),
  ('actingStarted', 'signin.actAs'),
  ('actingEnded', 'signin.stopActing'),
  ('signedInByProvider', 'signin.signInByProvider'),
  ('providerLinked', 'signin.linkProvider'),
  ('signedIn', 'signin.signIn'),
  ('signInFailed', 'signin.refuseSignIn'),
  ('signedOut', 'signin.logout'),
  ('sessionEnded', 'signin.endSession'),
  ('sessionReplayed', 'signin.endCopiedSession'),
  ('emailProved', 'signin.confirmEmail'),
  ('invitationTaken', 'signin.takeInvitation'),
  ('secondFactorChanged', 'signin.setSecondFactor'),
  ('authenticatorAdded', 'signin.confirmAuthenticator'),
  ('authenticatorRemoved', 'signin.removeAuthenticator'),
  ('recoveryCodesRenewed', 'signin.renewRecoveryCodes'),
  ('recoveryCodeUsed', 'signin.useRecoveryCode'),
  ('passkeyAdded', 'signin.confirmPasskey'),
  ('passkeyRemoved', 'signin.removePasskey'),

  ('notificationSent', 'notifications.sendNotification'),
  ('mailSwitchedOn', 'notifications.switchMailOn'),
  ('mailSwitchedOff', 'notifications.switchMailOff'),
  ('reportTicketIssued', 'platform.issueReportTicket'),
  ('reportDownloaded', 'platform.downloadReport'),

  ('fileUploaded', 'platform.uploadFile'),
  ('fileDownloaded', 'platform.downloadFile'),
  ('unclaimedFilesDropped', 'platform.dropUnclaimedFiles'),
  ('fileRefused', 'platform.refuseFile'),
  ('rightRefused', 'platform.refuseRight'),
  ('listExported', 'platform.exportList'),
  ('settingChanged', 'platform.changeSetting');

-- What one kind of before was twice: who did it to the own account.
create temporary table own (becomes text primary key, of_oneself text not null) on commit drop;
insert into own values
  ('accounts.addUser', 'accounts.createFirstAdmin'),
  ('accounts.giveUpUserAddress', 'accounts.giveUpAddress');

update platform.event e
set kind = case when e.actor_id = e.subject_id then coalesce(o.of_oneself, r.becomes) else r.becomes end
from renamed r left join own o using (becomes) where e.kind = r.was;

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

  update platform.audit a
  set kind = case when a.actor_id = a.subject_id then coalesce(o.of_oneself, r.becomes) else r.becomes end
  from renamed r left join own o using (becomes) where a.kind = r.was;
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
