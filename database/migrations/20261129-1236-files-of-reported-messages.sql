-- A message of which a report waits: the wall shows a report to who made it alone, and its sender must leave the file.
alter table chat.message add column is_reported boolean not null default false;
-- What its sender took away while a report waited; until that is decided only administrators open it.
alter table chat.message add column kept_file_id integer references platform.file (id);
create index message_kept_file on chat.message (kept_file_id) where kept_file_id is not null;

update chat.message m set is_reported = true
where exists (select from chat.report p where p.message_id = m.id and p.state = 'reported');
