# Holds a listening socket, like systemd, and starts servers on it. Prints its port. Then starts a
# process for each line of arguments on standard input, and prints its process id.
use strict;
use warnings;
use Socket;
use POSIX ();

$SIG{CHLD} = 'IGNORE';
$| = 1;
socket(my $held, PF_INET, SOCK_STREAM, 0) or die "socket: $!";
bind($held, pack_sockaddr_in(0, INADDR_LOOPBACK)) or die "bind: $!";
listen($held, 4096) or die "listen: $!";
my ($port) = unpack_sockaddr_in(getsockname($held));
print "port $port\n";

while (my $line = <STDIN>) {
  my @command = split ' ', $line;
  my $child = fork() // die "fork: $!";
  if ($child == 0) {
    POSIX::dup2(fileno($held), 3) if fileno($held) != 3;
    # On exec, Perl closes file descriptors above 2 unless this flag is cleared.
    fcntl($held, 2, 0) if fileno($held) == 3;
    @ENV{qw(LISTEN_PID LISTEN_FDS)} = ($$, 1);
    exec @command or die "exec: $!";
  }
  print "process $child\n";
}
