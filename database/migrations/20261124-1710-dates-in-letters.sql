-- The calendar file that goes along with a letter. Erased once the letter has left or has been given up.
alter table platform.outbox_mail add column calendar text;
