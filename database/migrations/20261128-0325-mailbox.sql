-- A mailbox is read newest first.
create index outbox_mail_newest_to on platform.outbox_mail (to_address, created_at);
create index notification_newest on notifications.notification (account_id, created_at);
-- What somebody has sent is found by who did what it follows from.
create index outbox_mail_event on platform.outbox_mail (event_id, id) where event_id is not null;
create index event_actor on platform.event (actor_id, id) where actor_id is not null;
create index report_ticket_recipient on platform.report_ticket (recipient, created_at) where recipient is not null;
